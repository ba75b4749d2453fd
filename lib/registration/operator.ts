import { cleanGuid } from '../backend/text.ts';
import { nationalDigits } from '../foundation/phone.ts';
import type { Store } from '../store/types.ts';
import { enquirerOf, mailboxOf } from './identity.ts';
import { Ledger, type State } from './ledger.ts';
import { eraseAnswers } from './retention.ts';

/** A row in the operator's list, without personal data. Times in milliseconds. */
export type Listed = {
  key: string;
  kind: string;
  state: State;
  tries: number;
  attempt: number;
  error: string | undefined;
  since: number;
  nextAt: number;
};

/** States that wait for the worker, and those that wait for an operator. */
export const waiting: readonly State[] = ['calling', 'unknown', 'added'];
export const needsOperator: readonly State[] = ['attention', 'mail_failed'];

const quoted = (states: readonly State[]) => states.map((state) => `'${state}'`).join(', ');

/** Rows in these states, oldest first, at most 500. */
export async function listRows(store: Store, states: readonly State[]): Promise<Listed[]> {
  const rows = await store.all(
    `SELECT key, kind, state, tries, attempt, error, since, next_at FROM registrations
     WHERE state IN (${quoted(states)}) ORDER BY since LIMIT 500`,
  );
  return rows.map((row) => ({
    key: String(row.key),
    kind: String(row.kind),
    state: row.state as State,
    tries: Number(row.tries),
    attempt: Number(row.attempt),
    error: typeof row.error === 'string' ? row.error : undefined,
    since: Number(row.since),
    nextAt: Number(row.next_at),
  }));
}

/** The registrations of an e-mail address or the enquiries of a phone number in any format, oldest first, until retention. */
export async function findRows(
  store: Store,
  person: string,
): Promise<readonly Pick<Listed, 'key' | 'kind' | 'state'>[]> {
  return new Ledger(store).findByMailbox(
    person.includes('@') ? mailboxOf(person) : enquirerOf(Number(nationalDigits(person))),
  );
}

export type LedgerStats = {
  counts: Readonly<Record<string, number>>;
  /** Age of the oldest row of each group in milliseconds; undefined when there is none. */
  oldestWaiting: number | undefined;
  oldestForPerson: number | undefined;
  /** The same by state. */
  oldest: Readonly<Record<string, number>>;
};

/** Row counts and oldest ages by state, for the operator and for monitoring. */
export async function ledgerStats(store: Store, now: number): Promise<LedgerStats> {
  const rows = await store.all(
    'SELECT state, count(*) AS n, min(since) AS oldest FROM registrations GROUP BY state',
  );
  const ages = new Map(rows.map((row) => [String(row.state), Math.max(0, now - Number(row.oldest))]));
  const oldestOf = (states: readonly State[]) => {
    const known = states.map((state) => ages.get(state)).filter((age) => age !== undefined);
    return known.length > 0 ? Math.max(...known) : undefined;
  };
  return {
    counts: Object.fromEntries(rows.map(({ state, n }) => [String(state), Number(n)])),
    oldestWaiting: oldestOf(waiting),
    oldestForPerson: oldestOf(needsOperator),
    oldest: Object.fromEntries(ages),
  };
}

/**
 * Makes rows due now and returns their number. Without a key this excludes `attention`, because an operator must decide each
 * of those rows.
 */
export async function retryRows(store: Store, now: number, key?: string): Promise<number> {
  const attention = key === undefined ? '' : `, 'attention'`;
  const rows = await store.all(
    `UPDATE registrations SET
       state = CASE state WHEN 'attention' THEN 'unknown' WHEN 'mail_failed' THEN 'added' ELSE state END,
       since = CASE WHEN state IN ('attention', 'mail_failed') THEN CAST(? AS BIGINT) ELSE since END,
       attempt = CASE WHEN state IN ('attention', 'mail_failed') THEN 1 ELSE attempt END,
       next_at = ?
     WHERE state IN ('unknown', 'added', 'mail_failed'${attention}) AND fields IS NOT NULL ${key === undefined ? '' : 'AND key = ?'}
     RETURNING key`,
    key === undefined ? [now, now] : [now, now, key],
  );
  return rows.length;
}

/** Resolves an `attention` row whose attendee the operator found in the backend; only the e-mail is then due. */
export async function resolveAttendee(
  store: Store,
  now: number,
  key: string,
  attendeeId: string,
): Promise<boolean> {
  const id = cleanGuid(attendeeId);
  if (!id) return false;
  const rows = await store.all(
    `UPDATE registrations SET state = CASE WHEN kind IN ('visitor', 'conference') THEN 'added' ELSE 'done' END,
       attendee_id = ?, attempt = 0, since = ?, next_at = ?, lease_until = 0, error = NULL, tries = tries + 1
     WHERE key = ? AND state = 'attention' RETURNING key`,
    [id, now, now, key],
  );
  return rows.length > 0;
}

/** Finishes an `attention` row whose VIP application or enquiry the operator found in the backend. */
export async function resolveDone(store: Store, now: number, key: string): Promise<boolean> {
  const rows = await store.all(
    `UPDATE registrations SET state = 'done', done = ?, lease_until = 0, error = NULL, tries = tries + 1
     WHERE key = ? AND state = 'attention' AND kind IN ('vip', 'enquiry') RETURNING key`,
    [now, key],
  );
  return rows.length > 0;
}

/**
 * Erases the personal data of one row at a person's request; key, fingerprint and id stay. A row that was waiting becomes
 * `done`. False when there is no such row or it is `calling`.
 */
export async function forgetRow(store: Store, key: string): Promise<boolean> {
  const rows = await store.all(
    `UPDATE registrations SET ${eraseAnswers}, tries = tries + 1
     WHERE key = ? AND state NOT IN ('calling') RETURNING key`,
    [key],
  );
  if (store.engine === 'sqlite') await store.all('PRAGMA wal_checkpoint(TRUNCATE)');
  return rows.length > 0;
}

/** The answers of one row as JSON, for the operator only. */
export async function answersForOperator(store: Store, key: string): Promise<string | undefined> {
  const rows = await store.all('SELECT fields FROM registrations WHERE key = ?', [key]);
  const fields = rows[0]?.fields;
  return typeof fields === 'string' ? fields : undefined;
}
