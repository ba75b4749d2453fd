import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Lists.module.css';

type StepsProps = {
  /** The steps, one `li` each. */
  children: ReactNode;
  /** Horizontal if the screen is wide enough; otherwise vertical. */
  across?: boolean;
};

/** Numbered steps, joined by the yellow line. */
export const NumberedSteps = ({ children, across = false }: StepsProps) => (
  <ol className={cx(styles.numbered, across && styles.across)}>{children}</ol>
);

/** Marked steps on the yellow line, side by side if the screen is wide enough. */
export const MarkedSteps = ({ children }: Pick<StepsProps, 'children'>) => (
  <ol className={styles.marked}>{children}</ol>
);
