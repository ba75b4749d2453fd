import type { ReactNode } from 'react';
import styles from './ScrollTable.module.css';
import { cx } from './cx';

type ScrollTableProps = {
  label: string;
  className: string | undefined;
  children: ReactNode;
};

export const ScrollTable = ({ label, className, children }: ScrollTableProps) => (
  <div className={cx('surface', styles.scroller)} role="region" aria-label={label} tabIndex={0}>
    <table className={cx(styles.table, className)}>{children}</table>
  </div>
);
