import type { Store } from '../sql.ts';
import { hadNoEffectSql, type Job, toJob } from './job.ts';
import { changeSql, type JobState, stateInSql } from './transitions.ts';

/** No function in this file changes a job that is being sent (`calling`). */

/** Lists at most 500 jobs, the earliest `since` first, with the selected columns only. */
export async function listJobs(store: Store, states: readonly JobState[]): Promise<Job[]> {
  const rows = await store.all(
    `SELECT key, kind, state, failures, error, told, since FROM jobs
     WHERE ${stateInSql(states)} ORDER BY since LIMIT 500`,
  );
  return rows.map(toJob);
}

/** `oldestMs`: ms since the earliest `since` of these jobs. */
export type StateStats = { state: JobState; count: number; oldestMs: number };

/** Counts the jobs of each state that has any. */
export async function readOutboxStats(store: Store, now: number): Promise<StateStats[]> {
  const rows = await store.all('SELECT state, count(*) AS n, min(since) AS oldest FROM jobs GROUP BY state');
  return rows.map(({ state, n, oldest }) => ({
    state: state as JobState,
    count: Number(n),
    oldestMs: Math.max(0, now - Number(oldest)),
  }));
}

/**
 * Makes the job with this key due now. Without a key, does so for all jobs that wait or are undelivered, and for those
 * in `attention` that had no effect. Returns the number of changed jobs.
 */
export async function retryJobs(store: Store, now: number, key?: string): Promise<number> {
  const [keySql, attentionSql] = key === undefined ? ['', ` AND ${hadNoEffectSql}`] : [' AND key = :key', ''];
  let changedCount = 0;
  for (const sql of [changeSql('retry'), changeSql('send after all') + attentionSql]) {
    const rows = await store.all(`${sql} AND payload IS NOT NULL${keySql} RETURNING key`, {
      now,
      key: key ?? null,
    });
    changedCount += rows.length;
  }
  return changedCount;
}

/**
 * Resolves a job in `attention` that the operator found at the receiver: `as sent` makes its delivery due and needs
 * the `receiverId`; `as completed` ends it. False if no job in `attention` has this key.
 */
export async function resolveJob(
  store: Store,
  now: number,
  key: string,
  resolution: 'resolve as sent' | 'resolve as completed',
  receiverId?: string,
): Promise<boolean> {
  const sql = `${changeSql(resolution)} AND key = :key RETURNING key`;
  return (await store.all(sql, { now, key, receiverId: receiverId ?? null })).length > 0;
}

/** Erases the personal data of a job; false if there is none with this key or it is being sent. */
export async function forgetJob(store: Store, key: string): Promise<boolean> {
  return (await store.all(`${changeSql('forget')} AND key = :key RETURNING key`, { key })).length > 0;
}
