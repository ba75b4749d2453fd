import type { BatchStatus } from '@/lib/shared/classes/batch';
import { statusLabels } from '@/lib/shared/classes/labels';
import styles from './StatusTag.module.css';
import { cx } from './cx';

/** A tag that shows whether a batch has free seats. */
export const StatusTag = ({ status }: { status: BatchStatus | undefined }) =>
  status ? (
    <span className={cx(styles.tag, styles[status])}>{statusLabels[status]}</span>
  ) : (
    <>Ask the centre</>
  );
