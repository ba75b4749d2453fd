import type { ReactNode } from 'react';
import styles from './ScrollTable.module.css';
import { cx } from './cx';

type ScrollTableProps = {
  /** Accessible name of the region, which scrolls sideways if the table is wider. */
  label: string;
  className: string | undefined;
  children: ReactNode;
};

/** A table that scrolls sideways, in a region that the keyboard can focus; lines between its rows. */
export const ScrollTable = ({ label, className, children }: ScrollTableProps) => (
  <div className={cx('surface', styles.scroller)} role="region" aria-label={label} tabIndex={0}>
    <table className={cx(styles.table, className)}>{children}</table>
  </div>
);
