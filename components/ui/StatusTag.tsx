import type { BatchStatus } from '@/lib/shared/classes/batch';
import { statusLabels } from '@/lib/shared/classes/labels';
import styles from './StatusTag.module.css';
import { cx } from './cx';

export const StatusTag = ({ status }: { status: BatchStatus | undefined }) =>
  status ? (
    <span className={cx(styles.tag, styles[status])}>{statusLabels[status]}</span>
  ) : (
    <>Ask the centre</>
  );
