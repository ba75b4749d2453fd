import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './Steps.module.css';

type PathProps = {
  /** The steps, one `li` each. */
  children: ReactNode;
  /** Lies down where the screen is wide enough; else it stands. */
  across?: boolean;
};

/** Numbered steps, joined by the learner's path: the yellow line that runs through the site. */
export const NumberedSteps = ({ children, across = false }: PathProps) => (
  <ol className={cx(styles.numbered, across && styles.across)}>{children}</ol>
);

/** Stations along the path, side by side where the screen is wide enough. */
export const MarkedSteps = ({ children }: Pick<PathProps, 'children'>) => (
  <ol className={styles.marked}>{children}</ol>
);
