import { eraseOldFeedback } from './feedback/record.ts';
import type { OutboxServices } from './outbox/outbox.ts';
import { purgeInterval, purgeJobs } from './outbox/schedule.ts';
import { removeOldDrafts } from './registration/upload-drafts.ts';
import { log } from './runtime/log.ts';
import type { Store } from './store/sql.ts';
import { dayMs, hourMs } from '../shared/util/durations.ts';
import { elapsedMs } from '../shared/util/time.ts';

/** Checkpoints the write-ahead log, which still contains erased pages (`secure_delete` overwrites those of the file). */
export async function checkpoint(store: Store): Promise<void> {
  if (store.engine === 'sqlite') await store.all('PRAGMA wal_checkpoint(TRUNCATE)');
}

/**
 * Erases everything past its retention (lib/shared/retention.ts), also from SQLite's log; returns the number of changed
 * rows.
 */
export async function purge(store: Store, now: number): Promise<number> {
  const jobs = await purgeJobs(store, now);
  const others = (await removeOldDrafts(store, now)) + (await eraseOldFeedback(store, now));
  await checkpoint(store);
  return jobs + others;
}

/** Longest pause in ms after which purging resumes without an operator: a weekend and a holiday. */
export const maxPurgePause = 3 * dayMs;

/**
 * When the last purge ran, in ms since the epoch, and whether purging must wait for an operator: after
 * `maxPurgePause` the site was off for long, or the machine's clock is ahead and everything would look expired.
 */
export async function lastPurge(store: Store, now: number): Promise<{ at?: number; isOnHold: boolean }> {
  const [row] = await store.all(`SELECT at FROM copies WHERE key = 'last purge'`);
  if (!row) return { isOnHold: false };
  return { at: Number(row.at), isOnHold: now - Number(row.at) > maxPurgePause };
}

/** Stores when a purge ran. Call it after each. */
export async function recordPurge(store: Store, now: number): Promise<void> {
  await store.all(
    `INSERT INTO copies (key, body, at) VALUES ('last purge', '', :now)
     ON CONFLICT (key) DO UPDATE SET at = excluded.at`,
    { now },
  );
}

/**
 * Returns a function that purges every `purgeInterval`; while purging is on hold (`lastPurge`) it logs that once an hour.
 * Rejects with `StoreError`.
 */
export function createPurger({
  now,
  outbox: { store },
}: Pick<OutboxServices, 'now' | 'outbox'>): () => Promise<void> {
  let next = -Infinity;
  return async () => {
    if (elapsedMs() < next) return;
    const { at = now(), isOnHold } = await lastPurge(store, now());
    next = elapsedMs() + (isOnHold ? hourMs : purgeInterval);
    if (isOnHold) return log.error('purge.on-hold', { days: Math.round((now() - at) / dayMs) });
    await purge(store, now());
    // A clock that is behind must not look like a long pause once it is right.
    await recordPurge(store, Math.max(at, now()));
  };
}
