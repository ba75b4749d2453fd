import { dayMs, hourMs } from '../../shared/util/durations.ts';
import { monotonicMs } from '../../shared/util/time.ts';
import { eraseOldFeedback } from '../feedback/record.ts';
import { removeOldDrafts } from '../registration/upload-drafts.ts';
import { log } from '../runtime/log.ts';
import { readLastPurge, recordPurge } from '../store/last-purge.ts';
import type { OutboxServices } from '../store/outbox/outbox.ts';
import { purgeIntervalMs, purgeJobs, repairJobTimes } from '../store/outbox/purge-jobs.ts';
import type { Store } from '../store/sql.ts';

/**
 * Empties SQLite's write-ahead log, which still contains erased data (`secure_delete` overwrites it in the main file).
 * Resolves to false while a reader, such as a backup, needs the log.
 */
export async function checkpoint(store: Store): Promise<boolean> {
  if (store.engine !== 'sqlite') return true;
  const [row] = await store.all('PRAGMA wal_checkpoint(TRUNCATE)');
  return row?.busy === 0;
}

/**
 * Erases everything whose retention (lib/shared/retention.ts) ends before the next purge, also from SQLite's log unless
 * a reader needs the log; returns the number of changed rows.
 */
export async function purge(store: Store, now: number): Promise<number> {
  const purgedJobCount = await purgeJobs(store, now);
  const purgedOtherCount = (await removeOldDrafts(store, now)) + (await eraseOldFeedback(store, now));
  await checkpoint(store);
  return purgedJobCount + purgedOtherCount;
}

/**
 * Returns a function to call often: it purges and repairs times of a wrong clock once per `purgeIntervalMs`. While
 * purging is on hold (`readLastPurge`), it only repairs times and logs the hold, once an hour. It rejects with
 * `StoreError`.
 */
export function createPurger({
  now,
  outbox: { store },
}: Pick<OutboxServices, 'now' | 'outbox'>): () => Promise<void> {
  let nextPurgeMs = -Infinity;
  return async () => {
    if (monotonicMs() < nextPurgeMs) return;
    const { at = now(), isOnHold } = await readLastPurge(store, now());
    nextPurgeMs = monotonicMs() + (isOnHold ? hourMs : purgeIntervalMs);
    await repairJobTimes(store, now());
    if (isOnHold) return log.error('purge.on-hold', { days: Math.round((now() - at) / dayMs) });
    await purge(store, now());
    // The time never goes back: a clock that is behind now must not look like a long pause once corrected.
    await recordPurge(store, Math.max(at, now()));
  };
}
