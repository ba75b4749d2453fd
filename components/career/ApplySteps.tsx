import { TitledItems } from '@/components/ui/TitledItems';
import type { Career } from '@/lib/server/content/information';
import styles from './ApplySteps.module.css';

type ApplyStepsProps = { steps: Career['steps'] };

/** The steps of an application, from the email to the reply. */
export function ApplySteps({ steps }: ApplyStepsProps) {
  return (
    <ol className={styles.steps}>
      <TitledItems items={steps} className="stack gap-2 on-white" />
    </ol>
  );
}
