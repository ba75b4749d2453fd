import type { Store } from '../store/sql.ts';
import { change, needsOperator, type State, stateIn, waiting } from './transitions.ts';

/** Queries and changes for operators. None of them writes while a call for the job is in progress (`calling`). */

/** A job in the operator's list, without personal data. Times in milliseconds. */
export type ListedJob = {
  key: string;
  kind: string;
  state: State;
  failures: number;
  error: string | undefined;
  since: number;
};

/** Jobs in these states, oldest first, at most 500. */
export async function listJobs(store: Store, states: readonly State[]): Promise<ListedJob[]> {
  const rows = await store.all(
    `SELECT key, kind, state, failures, error, since FROM jobs
     WHERE ${stateIn(states)} ORDER BY since LIMIT 500`,
  );
  return rows.map(({ key, kind, state, failures, error, since }) => ({
    key: String(key),
    kind: String(kind),
    state: state as State,
    failures: Number(failures),
    error: typeof error === 'string' ? error : undefined,
    since: Number(since),
  }));
}

export type OutboxStats = {
  counts: Readonly<Record<string, number>>;
  /** Age of the oldest job of each group in milliseconds; undefined when there is none. */
  oldestWaiting: number | undefined;
  oldestForPerson: number | undefined;
  /** Age of the oldest job of each state in milliseconds. */
  oldest: Readonly<Record<string, number>>;
};

/** Counts and oldest ages by state, for the operator and for monitoring. */
export async function outboxStats(store: Store, now: number): Promise<OutboxStats> {
  const rows = await store.all('SELECT state, count(*) AS n, min(since) AS oldest FROM jobs GROUP BY state');
  const ages = new Map(rows.map((row) => [String(row.state), Math.max(0, now - Number(row.oldest))]));
  const oldestOf = (states: readonly State[]) => {
    const ofStates = states.map((state) => ages.get(state)).filter((age) => age !== undefined);
    return ofStates.length > 0 ? Math.max(...ofStates) : undefined;
  };
  return {
    counts: Object.fromEntries(rows.map(({ state, n }) => [String(state), Number(n)])),
    oldestWaiting: oldestOf(waiting),
    oldestForPerson: oldestOf(needsOperator),
    oldest: Object.fromEntries(ages),
  };
}

/** Makes jobs due now; returns their number. Without a key it skips jobs that need an individual decision. */
export async function retryJobs(store: Store, now: number, key?: string): Promise<number> {
  const which = key === undefined ? '' : ' AND key = :key';
  const sql = `${change('retry', key === undefined ? [] : ['one job'])} AND payload IS NOT NULL${which} RETURNING key`;
  return (await store.all(sql, { now, key: key ?? null })).length;
}

/**
 * Resolves a job in `attention` that the operator found at the receiver: `as sent` makes its delivery due and needs the
 * `attendeeId`; `as completed` ends it. False if there is no such job.
 */
export async function resolveJob(
  store: Store,
  now: number,
  key: string,
  resolution: 'resolve as sent' | 'resolve as completed',
  attendeeId?: string,
): Promise<boolean> {
  const sql = `${change(resolution)} AND key = :key RETURNING key`;
  return (await store.all(sql, { now, key, attendeeId: attendeeId ?? null })).length > 0;
}

/**
 * Erases the personal data of one job on request; key, fingerprint and attendee id remain. False if there is no such
 * job or its call is in progress.
 */
export async function forgetJob(store: Store, key: string): Promise<boolean> {
  const rows = await store.all(`${change('forget')} AND key = :key RETURNING key`, { key });
  return rows.length > 0;
}

/** The payload of one job as JSON, for the operator only. */
export async function payloadForOperator(store: Store, key: string): Promise<string | undefined> {
  const [row] = await store.all('SELECT payload FROM jobs WHERE key = :key', { key });
  return typeof row?.payload === 'string' ? row.payload : undefined;
}
