import { type BatchStatus, statusLabels } from '@/lib/shared/batches/labels';
import { cx } from './cx';
import styles from './Button.module.css';

type StatusTagProps = { status: BatchStatus | undefined };

/** A tag that shows whether a batch has free seats. */
export const StatusTag = ({ status }: StatusTagProps) =>
  status ? (
    <span className={cx(styles.tag, styles[status])}>{statusLabels[status]}</span>
  ) : (
    <>Ask the centre</>
  );
