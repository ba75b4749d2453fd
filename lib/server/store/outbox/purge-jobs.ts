import { retention } from '../../../shared/retention.ts';
import { hourMs, minuteMs } from '../../../shared/util/durations.ts';
import type { Store } from '../sql.ts';
import { changeSql, stateInSql, workerStates } from './transitions.ts';

/**
 * Makes jobs due now whose times are over two hours ahead (twice the longest delay): they were written while the clock
 * was wrong, and would wait until it shows that time again.
 */
export async function repairJobTimes(store: Store, now: number): Promise<void> {
  await store.all(
    `UPDATE jobs SET next_at = :now, lease_until = 0, since = CASE WHEN since > :now THEN :now ELSE since END
     WHERE ${stateInSql(workerStates)} AND (next_at > :tooFar OR lease_until > :tooFar)`,
    { now, tooFar: now + 2 * hourMs },
  );
}

export const purgeIntervalMs = 10 * minuteMs;

/** `retention` is applied one `purgeIntervalMs` early, because the next purge would be too late. */
const purgeStatements = (now: number): readonly (readonly [sql: string, oldest: number])[] => {
  const expiredBefore = ({ ms }: { ms: number }) => now - ms + purgeIntervalMs;
  return [
    // A rejected job is removed as a whole: without its attachment a retry could not send it.
    [`${changeSql('refusal expired')} AND since <= :oldest`, expiredBefore(retention.refused)],
    // The attachment of a job that was once done is erased in every state; a later delivery is sent without it.
    [
      'UPDATE jobs SET attachment = NULL WHERE attachment IS NOT NULL AND done <= :oldest',
      expiredBefore(retention.photo),
    ],
    [
      `${changeSql('erase')} AND payload IS NOT NULL AND created <= :oldest`,
      expiredBefore(retention.answers),
    ],
    [`${changeSql('expired')} AND created <= :oldest`, expiredBefore(retention.record)],
    ['DELETE FROM resends WHERE at <= :oldest', expiredBefore(retention.resends)],
  ];
};

/** Deletes expired data (docs/product/registration.md#e7); returns the number of changed rows. */
export async function purgeJobs(store: Store, now: number): Promise<number> {
  let changedCount = 0;
  for (const [sql, oldest] of purgeStatements(now)) {
    changedCount += (await store.all(`${sql} RETURNING 1 AS changed`, { now, oldest })).length;
  }
  return changedCount;
}
