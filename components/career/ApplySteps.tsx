import type { Career } from '@/lib/content/career';
import styles from './ApplySteps.module.css';

type ApplyStepsProps = { steps: Career['steps'] };

/** The steps of an application, from the e-mail to the answer. */
export function ApplySteps({ steps }: ApplyStepsProps) {
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step.title} className="stack gap-2 on-white">
          <h3>{step.title}</h3>
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}
