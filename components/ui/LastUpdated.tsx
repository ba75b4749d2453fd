import type { Age } from '@/lib/backend/types';
import { formatMoment } from '@/lib/foundation/time';
import { messages } from './messages';
import styles from './LastUpdated.module.css';

type LastUpdatedProps = { list: Age };

/** The time of an older copy (docs/product/pages.md#p29); renders nothing for fresh data. */
export function LastUpdated({ list: { state, asOf } }: LastUpdatedProps) {
  if (state !== 'stale' || !asOf) return null;
  return (
    <p className={styles.updated}>
      {messages.lastUpdated} <time dateTime={asOf.toISOString()}>{formatMoment(asOf)}</time>.
    </p>
  );
}
