import type { ReactNode } from 'react';
import styles from './StepList.module.css';
import { cx } from './cx';

type StepListProps = { steps: readonly (readonly [title: string, text: ReactNode])[] };

export const StepList = ({ steps }: StepListProps) => (
  <ol className={cx('stack gap-4', styles.steps)}>
    {steps.map(([title, text]) => (
      <li key={title} className={styles.leaf}>
        <strong>{title}</strong>
        {text}
      </li>
    ))}
  </ol>
);
