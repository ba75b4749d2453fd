// Over 250 lines: states, claims, leases and fences can only be understood together. The statements of operators and of
// retention are in operator.ts and retention.ts.
import type { Row as StoreRow, Store, Value } from '../store/types.ts';
import type { FormName } from './fields.ts';
import { leases, longestDelay, mailLimits } from './schedule.ts';

/**
 * The states of a row, which is outbox entry and idempotency record of one registration or enquiry
 * (docs/product/registration.md#e2).
 *
 * ready        certainly not sent and the visitor was told; only their own retry claims it again
 * calling      a process is calling the backend; after the lease the row counts as unknown, because the process has died
 * unknown      the outcome is unknown; the worker sends it again with the same key
 * added        the backend has the attendee; the e-mail is due
 * done         finished (VIP and enquiry: posted; others: e-mail accepted)
 * rejected     refused by the backend; the visitor was told
 * attention    the outcome is unknown and the backend ignores keys: an operator must decide
 * mail_failed  attendee without e-mail after 72 hours: an operator must decide
 */
export type State =
  'ready' | 'calling' | 'unknown' | 'added' | 'done' | 'rejected' | 'attention' | 'mail_failed';
export type Kind = FormName | 'enquiry';

export type LedgerRow = {
  key: string;
  kind: Kind;
  fingerprint: string;
  state: State;
  /** Normalised answers (enquiries: the wire object); undefined once retention has removed them. */
  fields: Readonly<Record<string, unknown>> | undefined;
  /** Normalised JPEG; undefined for enquiries and once retention has removed it. */
  photo: Uint8Array | undefined;
  attendeeId: string | undefined;
  token: string | undefined;
  /** Number of claims: the fence that every later write must match. */
  tries: number;
  /** Consecutive failures of the current step. */
  attempt: number;
  nextAt: number;
  leaseUntil: number;
  /** When the current step first became due. */
  since: number;
  error: string | undefined;
  person: string | undefined;
  mailbox: string | undefined;
  /** How often the pass was requested again. */
  resends: number;
  created: number;
  /** When the row was first done; the photo's retention counts from here. */
  done: number | undefined;
};

export type NewRow = {
  key: string;
  kind: Kind;
  fingerprint: string;
  fields: Readonly<Record<string, unknown>>;
  photo: Uint8Array | undefined;
  token: string;
  person: string | undefined;
  mailbox: string;
};

/** Identifies the row's current claim, so that an overtaken process cannot write. */
export type Claim = { key: string; tries: number };

/** Whether sending the e-mail has failed and not yet succeeded (docs/product/choices.md#c22). */
export const isMailDelayed = ({ state, attempt }: Pick<LedgerRow, 'state' | 'attempt'>): boolean =>
  state === 'mail_failed' || (state === 'added' && attempt > 0);

const text = (value: Value | undefined) => (typeof value === 'string' ? value : undefined);
const number = (value: Value | undefined) => Number(value ?? 0);

function toRow(row: StoreRow): LedgerRow {
  const fields = text(row.fields);
  return {
    key: String(row.key),
    kind: row.kind as Kind,
    fingerprint: String(row.fingerprint),
    state: row.state as State,
    fields: fields === undefined ? undefined : (JSON.parse(fields) as Record<string, unknown>),
    photo: row.photo instanceof Uint8Array ? row.photo : undefined,
    attendeeId: text(row.attendee_id),
    token: text(row.token),
    tries: number(row.tries),
    attempt: number(row.attempt),
    nextAt: number(row.next_at),
    leaseUntil: number(row.lease_until),
    since: number(row.since),
    error: text(row.error),
    person: text(row.person),
    mailbox: text(row.mailbox),
    resends: number(row.resends),
    created: number(row.created),
    done: row.done === null || row.done === undefined ? undefined : number(row.done),
  };
}

/** The lease has expired, or was written before the clock was set back (docs/security.md#r10). */
const leaseExpired = '(lease_until <= ? OR lease_until > ?)';
const leaseExpiredAt = (now: number) => [now, now + leases.longest];

/** Reads and writes of requests and workers. Each is one statement, durable on return, and rejects with `StoreError`. */
export class Ledger {
  readonly store: Store;
  /** False only in the negative control of the crash tests, which must then find duplicate work. */
  private readonly fenced: boolean;

  constructor(store: Store, { fenced = true }: { fenced?: boolean } = {}) {
    this.store = store;
    this.fenced = fenced;
  }

  private async queryOne(
    sql: string,
    values: readonly Value[],
    lock?: string,
  ): Promise<LedgerRow | undefined> {
    const rows = await this.store.all(sql, values, lock === undefined ? {} : { lock });
    return rows[0] && toRow(rows[0]);
  }

  find = (key: string) => this.queryOne('SELECT * FROM registrations WHERE key = ?', [key]);
  findByToken = (token: string) => this.queryOne('SELECT * FROM registrations WHERE token = ?', [token]);
  findByPerson = (person: string) => this.queryOne('SELECT * FROM registrations WHERE person = ?', [person]);

  async findByMailbox(mailbox: string): Promise<LedgerRow[]> {
    const rows = await this.store.all('SELECT * FROM registrations WHERE mailbox = ? ORDER BY created', [
      mailbox,
    ]);
    return rows.map(toRow);
  }

  /**
   * Inserts the row and claims it for the caller (`calling`, first try). Undefined when the key or the person exists already
   * or the mailbox has reached its daily limit.
   */
  insert(row: NewRow, now: number): Promise<LedgerRow | undefined> {
    const dayAgo = now - mailLimits.day;
    return this.queryOne(
      `INSERT INTO registrations (key, kind, fingerprint, state, fields, photo, token, person, mailbox,
         tries, attempt, next_at, lease_until, since, resends, created)
       SELECT ?, ?, ?, 'calling', ?, CAST(? AS ${this.store.engine === 'sqlite' ? 'BLOB' : 'BYTEA'}), ?, ?, ?,
         1, 0, CAST(? AS BIGINT), CAST(? AS BIGINT), CAST(? AS BIGINT), 0, CAST(? AS BIGINT)
       WHERE (SELECT count(*) FROM registrations WHERE mailbox = ? AND created > ?)
           + (SELECT count(*) FROM resends WHERE mailbox = ? AND at > ?) < ?
       ON CONFLICT DO NOTHING RETURNING *`,
      [
        row.key,
        row.kind,
        row.fingerprint,
        JSON.stringify(row.fields),
        row.photo ?? null,
        row.token,
        row.person ?? null,
        row.mailbox,
        now,
        now + leases.add,
        now,
        now,
        row.mailbox,
        dayAgo,
        row.mailbox,
        dayAgo,
        mailLimits.perMailboxADay,
      ],
      row.mailbox,
    );
  }

  /**
   * Claims an existing row for a visitor's retry: one that certainly failed or, with an idempotent backend, one of unknown
   * outcome whose lease has expired. `attempt` becomes 0 only when no earlier call can have had an effect.
   */
  takeOver(
    key: string,
    fingerprint: string,
    now: number,
    idempotent: boolean,
  ): Promise<LedgerRow | undefined> {
    const states = idempotent ? `'ready', 'rejected', 'unknown', 'calling'` : `'ready', 'rejected'`;
    return this.queryOne(
      `UPDATE registrations SET state = 'calling', tries = tries + 1, next_at = ?, lease_until = ?,
         attempt = CASE WHEN state IN ('ready', 'rejected') THEN 0 ELSE attempt + 1 END,
         since = CASE WHEN state IN ('ready', 'rejected') THEN ? ELSE since END
       WHERE key = ? AND fingerprint = ? AND state IN (${states}) AND ${leaseExpired} RETURNING *`,
      [now, now + leases.add, now, key, fingerprint, ...leaseExpiredAt(now)],
    );
  }

  /** Deletes a person's certainly failed row, so that they can register under another key. */
  async dropFailed(person: string, key: string): Promise<void> {
    await this.store.all(
      `DELETE FROM registrations WHERE person = ? AND key <> ? AND state IN ('ready', 'rejected')`,
      [person, key],
    );
  }

  /**
   * Deletes the row of a key whose answers have been erased (retention or `npm run ledger -- purge KEY`), so that the key can
   * be used again. A row that has its answers or is `calling` stays.
   */
  async dropErased(key: string): Promise<void> {
    await this.store.all(
      `DELETE FROM registrations WHERE key = ? AND fields IS NULL AND state <> 'calling'`,
      [key],
    );
  }

  /**
   * Claims the row that has been due longest, in one statement so that two workers never get the same row. Expired `calling`
   * rows are claimed only with an idempotent backend; otherwise `setAsideExpired` handles them.
   */
  claim(now: number, idempotent: boolean): Promise<LedgerRow | undefined> {
    const states = idempotent ? `'calling', 'unknown', 'added'` : `'unknown', 'added'`;
    const lockClause = this.store.engine === 'postgres' ? 'FOR UPDATE SKIP LOCKED' : '';
    return this.queryOne(
      `UPDATE registrations SET tries = tries + 1,
         lease_until = CASE state WHEN 'added' THEN CAST(? AS BIGINT) ELSE CAST(? AS BIGINT) END,
         state = CASE state WHEN 'added' THEN 'added' ELSE 'calling' END
       WHERE key = (
         SELECT key FROM registrations
         WHERE state IN (${states}) AND (next_at <= ? OR next_at > ?) AND ${leaseExpired}
         ORDER BY next_at LIMIT 1 ${lockClause}
       ) RETURNING *`,
      [now + leases.mail, now + leases.add, now, now + longestDelay, ...leaseExpiredAt(now)],
    );
  }

  /**
   * Moves expired `calling` rows to `attention` and returns their keys. Only for a backend that ignores keys, which must not
   * be called twice.
   */
  async setAsideExpired(now: number): Promise<string[]> {
    const rows = await this.store.all(
      `UPDATE registrations SET state = 'attention', error = 'expired', since = ?
       WHERE state = 'calling' AND ${leaseExpired} RETURNING key`,
      [now, ...leaseExpiredAt(now)],
    );
    return rows.map((row) => String(row.key));
  }

  /** One fenced write. False when the row has been claimed again meanwhile; the caller must then stop working on it. */
  private async write(claim: Claim, assignments: string, values: readonly Value[]): Promise<boolean> {
    const rows = await this.store.all(
      `UPDATE registrations SET ${assignments} WHERE key = ? ${this.fenced ? 'AND tries = ?' : ''} RETURNING key`,
      this.fenced ? [...values, claim.key, claim.tries] : [...values, claim.key],
    );
    return rows.length > 0;
  }

  /** Records the attendee id and makes the e-mail due now, in one statement. */
  added = (claim: Claim, attendeeId: string, now: number) =>
    this.write(
      claim,
      `state = 'added', attendee_id = ?, attempt = 0, since = ?, next_at = ?, lease_until = 0, error = NULL`,
      [attendeeId, now, now],
    );

  done = (claim: Claim, now: number, attendeeId?: string) =>
    this.write(
      claim,
      `state = 'done', attendee_id = COALESCE(?, attendee_id), done = COALESCE(done, ?), lease_until = 0, error = NULL`,
      [attendeeId ?? null, now],
    );

  /** Lets the worker repeat an Add of unknown outcome or an unaccepted e-mail at `nextAt`. */
  reschedule = (claim: Claim, state: 'unknown' | 'added', nextAt: number, error: string) =>
    this.write(claim, `state = ?, attempt = attempt + 1, next_at = ?, lease_until = 0, error = ?`, [
      state,
      nextAt,
      error,
    ]);

  /** Ends processing until the visitor retries or an operator acts. */
  finish = (
    claim: Claim,
    state: 'ready' | 'rejected' | 'attention' | 'mail_failed',
    now: number,
    error: string,
  ) => this.write(claim, `state = ?, since = ?, lease_until = 0, error = ?`, [state, now, error]);

  /** Releases a claim without counting an attempt, due again at `nextAt` (no drawing process was free). */
  release = (claim: Claim, nextAt: number) => this.write(claim, `next_at = ?, lease_until = 0`, [nextAt]);

  /** Releases the claim of an Add that was not called, without counting an attempt; due again at `nextAt`. */
  postpone = (claim: Claim, nextAt: number) =>
    this.write(claim, `state = 'unknown', next_at = ?, lease_until = 0`, [nextAt]);

  /** Counts one more e-mail of this pass; false when the person or the mailbox has reached a limit (docs/security.md#s5). */
  async allowResend(person: string, mailbox: string, now: number): Promise<boolean> {
    const [hourAgo, dayAgo] = [now - mailLimits.hour, now - mailLimits.day];
    const rows = await this.store.all(
      `INSERT INTO resends (person, mailbox, at) SELECT ?, ?, CAST(? AS BIGINT)
       WHERE (SELECT count(*) FROM resends WHERE person = ? AND at > ?)
           + (SELECT count(*) FROM registrations WHERE person = ? AND created > ?) < ?
         AND (SELECT count(*) FROM resends WHERE mailbox = ? AND at > ?)
           + (SELECT count(*) FROM registrations WHERE mailbox = ? AND created > ?) < ?
       RETURNING at`,
      [
        ...[person, mailbox, now, person, hourAgo, person, hourAgo, mailLimits.perPersonAnHour],
        ...[mailbox, dayAgo, mailbox, dayAgo, mailLimits.perMailboxADay],
      ],
      { lock: mailbox },
    );
    return rows.length > 0;
  }

  /** Makes the e-mail due once more, with its own idempotency key. */
  async sendAgain(key: string, now: number): Promise<boolean> {
    const rows = await this.store.all(
      `UPDATE registrations SET state = 'added', resends = resends + 1, attempt = 0, since = ?, next_at = ?, lease_until = 0
       WHERE key = ? AND state IN ('done', 'mail_failed') AND attendee_id IS NOT NULL AND fields IS NOT NULL RETURNING key`,
      [now, now, key],
    );
    return rows.length > 0;
  }

  /** After the clock was set back: caps due times and leases that were written before. */
  async capFutureTimes(now: number): Promise<void> {
    await this.store.all(
      `UPDATE registrations SET next_at = CASE WHEN next_at > ? THEN ? ELSE next_at END,
         lease_until = CASE WHEN lease_until > ? THEN ? ELSE lease_until END
       WHERE state IN ('calling', 'unknown', 'added')`,
      [now, now, now + leases.mail, now + leases.mail],
    );
  }
}
