import type { PlacementContent } from '@/lib/server/content/information';
import { cx } from '@/components/ui/cx';
import styles from './Steps.module.css';

type StepsProps = { steps: PlacementContent['steps'] };

/** Placement assistance as a staircase of four steps on the yellow line. */
export function Steps({ steps }: StepsProps) {
  return (
    <ol className={cx('stack gap-6', styles.stairs)}>
      {steps.map((step, index) => (
        <li key={step.title} className={styles.step}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h3>{step.title}</h3>
          <p>{step.text}</p>
          <p className={styles.result}>
            <span>You leave with</span>
            {step.result}
          </p>
        </li>
      ))}
    </ol>
  );
}
