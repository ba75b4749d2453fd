import type { ReactNode } from 'react';
import { cx } from './cx';
import styles from './ScrollTable.module.css';

type ScrollTableProps = {
  /** Accessible name of the region, which scrolls sideways when the table is wider than it. */
  label: string;
  /** Class of the table. */
  className: string | undefined;
  /** As wide as its content needs, at most as the page; else always as the page. */
  fit?: boolean;
  children: ReactNode;
};

/** A table on a surface of its own, with a line below each row. */
export const ScrollTable = ({ label, className, fit = false, children }: ScrollTableProps) => (
  <div className={cx(styles.scroller, fit && styles.fit)} role="region" aria-label={label} tabIndex={0}>
    <table className={cx(styles.table, className)}>{children}</table>
  </div>
);
