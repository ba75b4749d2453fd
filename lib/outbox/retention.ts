import { doubtfulMs } from '../foundation/steady-clock.ts';
import { dayMs, minuteMs, passKeptDays } from '../foundation/durations.ts';
import type { Store, Values } from '../store/types.ts';
import { limits } from './schedule.ts';
import { change } from './statements.ts';

/** Milliseconds between two purges. */
export const purgeInterval = 10 * minuteMs;

/** Milliseconds for which a job is kept (docs/product/registration.md#e7). Visitors read the same in content/policies.ts. */
const retention = {
  /** A job that was certainly not sent and not retried. */
  ready: 15 * minuteMs,
  /** A job the receiver refused. */
  rejected: dayMs,
  /** The attachment, after the first delivery. */
  attachment: dayMs,
  /** The payload, the link's token and whom it concerns. */
  payload: passKeptDays * dayMs,
  /** Key, fingerprint and attendee id. */
  job: 90 * dayMs,
} as const;

/** The statements of one purge. Jobs expire one `purgeInterval` early, so that no limit is exceeded between two purges. */
const statements = (now: number): readonly (readonly [sql: string, oldest: number])[] => {
  const before = (age: number) => now - age + purgeInterval;
  return [
    // Made while the machine's clock was ahead.
    [
      `UPDATE registrations SET created = CASE WHEN created > :now THEN :now ELSE created END,
         done = CASE WHEN done > :now THEN :now ELSE done END WHERE created > :oldest OR done > :oldest`,
      now + doubtfulMs,
    ],
    [`${change('unsent expired')} AND since <= :oldest`, now - retention.ready],
    // A refused job is removed as a whole, because without its attachment a retry could not send it.
    [`${change('refusal expired')} AND since <= :oldest`, before(retention.rejected)],
    // In every state: what is delivered again later goes without the attachment.
    [
      'UPDATE registrations SET photo = NULL WHERE photo IS NOT NULL AND done <= :oldest',
      before(retention.attachment),
    ],
    [`${change('erase')} AND fields IS NOT NULL AND created <= :oldest`, before(retention.payload)],
    [`${change('expired')} AND created <= :oldest`, before(retention.job)],
    ['DELETE FROM resends WHERE at <= :oldest', now - limits.day],
  ];
};

/**
 * On SQLite the write-ahead log still holds the old pages, so it is checkpointed; `secure_delete` overwrites the file's. Only
 * the site calls it: to a running site a checkpoint of another process looks like an overwritten file.
 */
export async function checkpoint(store: Store): Promise<void> {
  if (store.engine === 'sqlite') await store.all('PRAGMA wal_checkpoint(TRUNCATE)');
}

/** Removes what has expired (docs/product/registration.md#e7) and returns the number of rows changed. */
export async function purgeJobs(store: Store, now: number): Promise<number> {
  let changed = 0;
  for (const [sql, oldest] of statements(now)) {
    const values: Values = { now, oldest };
    changed += (await store.all(`${sql} RETURNING 1 AS changed`, values)).length;
  }
  return changed;
}
