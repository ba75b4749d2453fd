import type { ReactNode } from 'react';
import styles from './Button.module.css';
import { type BatchStatus, statusLabels } from '@/lib/shared/batches/labels';
import { cx } from './cx';

type FeeBoxProps = { texts: readonly string[]; children?: ReactNode };

/** The texts of `feeTexts` on yellow: `PKR 8,000–11,000 a month`, below it the total and how it is paid. */
export function FeeBox({ texts: [first = '', second], children }: FeeBoxProps) {
  const [, sum = first, unit] = /^(.*\d)(.*)$/.exec(first) ?? [];
  return (
    <div className={styles.box}>
      <p className={styles.sum}>
        <span className="visuallyHidden">Fee: </span>
        {sum}
        <span className={styles.unit}>{unit}</span>
      </p>
      <p className={styles.more}>
        {second && <span className="strong">{second}. </span>}
        {children}
      </p>
    </div>
  );
}

/** A tag that shows whether a batch has free seats. */
export const StatusTag = ({ status }: { status: BatchStatus | undefined }) =>
  status ? (
    <span className={cx(styles.tag, styles[status])}>{statusLabels[status]}</span>
  ) : (
    <>Ask the centre</>
  );
