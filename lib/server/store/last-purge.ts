import { dayMs } from '../../shared/util/durations.ts';
import { type Store, StoreError } from './sql.ts';

/** Longest pause in ms after which purging resumes without an operator: a weekend and a holiday. */
export const maxPurgePauseMs = 3 * dayMs;

/**
 * Returns when the last purge ran: `at` in ms since the epoch, undefined before the first purge. `isOnHold`: that was
 * more than `maxPurgePauseMs` ago, so an operator must purge, because with a clock that is ahead everything looks
 * expired.
 */
export async function readLastPurge(store: Store, now: number): Promise<{ at?: number; isOnHold: boolean }> {
  const [row] = await store.all(`SELECT at FROM entries WHERE key = 'last purge'`);
  if (!row) return { isOnHold: false };
  return { at: Number(row.at), isOnHold: now - Number(row.at) > maxPurgePauseMs };
}

/** Stores when a purge ran; call it after each purge. */
export async function recordPurge(store: Store, now: number): Promise<void> {
  await store.all(
    `INSERT INTO entries (key, body, at) VALUES ('last purge', '', :now)
     ON CONFLICT (key) DO UPDATE SET at = excluded.at`,
    { now },
  );
}

/**
 * Rejects with `StoreError` if the machine's clock is behind the last purge by more than `maxPurgePauseMs`: data stored
 * now would look expired, and be erased, once the clock is right.
 */
export async function checkClock(store: Store, now: number): Promise<void> {
  const { at = now } = await readLastPurge(store, now);
  if (at - now <= maxPurgePauseMs) return;
  const message = `This machine's clock is ${Math.round((at - now) / dayMs)} days behind the last purge. Correct it, or run: npm run outbox -- purge.`;
  throw new StoreError('unavailable', 'CLOCK', message);
}
