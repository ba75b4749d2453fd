import { type BatchStatus, statusLabels } from '@/lib/shared/batches/labels';
import { cx } from './cx';
import styles from './SeatsPill.module.css';

type SeatsPillProps = { status: BatchStatus | undefined };

/** Shows whether a batch has free seats. */
export const SeatsPill = ({ status }: SeatsPillProps) =>
  status ? (
    <span className={cx(styles.status, styles[status])}>{statusLabels[status]}</span>
  ) : (
    <>Ask the centre</>
  );
