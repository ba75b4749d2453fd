import type { Age } from '@/lib/backend/types';
import { formatMoment } from '@/lib/foundation/time';
import { messages } from './messages';
import styles from './LastUpdated.module.css';

type LastUpdatedProps = {
  list: Age;
  /** Also says when fresh data was fetched. */
  always?: boolean;
};

/**
 * When an older copy was fetched, which is shown while the backend is away, or fresh data with `always`. The moment stands
 * in the HTML; in the browser it becomes "5 minutes ago" (lib/foundation/live-times.ts).
 */
export function LastUpdated({ list: { state, asOf }, always = false }: LastUpdatedProps) {
  if (!asOf || (state !== 'stale' && !always)) return null;
  const moment = formatMoment(asOf);
  return (
    <p className={styles.updated}>
      <span>{state === 'stale' ? messages.lastUpdated : messages.updated}</span>{' '}
      <time dateTime={asOf.toISOString()} data-ago={moment} suppressHydrationWarning>
        {moment}
      </time>
      .
    </p>
  );
}
