import type { Row, Store, Value, Values } from '../store/sql.ts';
import type { State } from './transitions.ts';

/** One job: entry of the outbox and record of its idempotency key at once (docs/product/registration.md#e2). */
export type Job = {
  idempotencyKey: string;
  /** Which handler sends and delivers it. */
  kind: string;
  /** Digest of the request, which tells a repetition from another request with the same key. */
  fingerprint: string;
  state: State;
  /** What is sent; undefined once retention has removed it. */
  payload: Readonly<Record<string, unknown>> | undefined;
  /** Bytes sent with it; undefined when there are none or retention has removed them. */
  attachment: Uint8Array | undefined;
  /** The receiver's own id of what it was sent; only attendees have one. */
  attendeeId: string | undefined;
  /** Secret of a link to this job. */
  token: string | undefined;
  /** Number of claims: the fence that every later write must match. */
  claims: number;
  /** Consecutive failures of the current step. */
  failures: number;
  /** Whether the delivery has failed and not yet succeeded (docs/product/choices.md#c22). */
  isDelayed: boolean;
  nextAt: number;
  leaseUntil: number;
  /** When the current step first became due. */
  since: number;
  error: string | undefined;
  /** Digest of the person: there is at most one job of a person at a time. */
  personHash: string | undefined;
  /** Digest of the mailbox: its jobs and repeated deliveries are counted together, with a daily limit. */
  mailboxHash: string | undefined;
  /** How often the delivery was repeated on request. */
  resends: number;
  created: number;
  /** When the job was first done; the attachment's retention counts from here. */
  done: number | undefined;
};

export type NewJob = Pick<Job, 'idempotencyKey' | 'kind' | 'fingerprint'> & {
  payload: Readonly<Record<string, unknown>>;
  attachment?: Uint8Array | undefined;
  token?: string | undefined;
  personHash?: string | undefined;
  mailboxHash: string;
};

/** Identifies a job's current claim, so that an overtaken process cannot write. */
export type Claim = Pick<Job, 'idempotencyKey' | 'claims'>;

const text = (value: Value | undefined) => (typeof value === 'string' ? value : undefined);
const number = (value: Value | undefined) => Number(value ?? 0);

/**
 * The only place that knows the stored columns by our names: `key` is the idempotency key, `fields` the payload, `photo` the
 * attachment, `person` and `mailbox` the digests, `tries` the claims and `attempt` the failures. They keep the names of the first version, because two versions
 * of the site work on one table during an update.
 */
export function toJob(row: Row): Job {
  const payload = text(row.fields);
  return {
    idempotencyKey: String(row.key),
    kind: String(row.kind),
    fingerprint: String(row.fingerprint),
    state: row.state as State,
    payload: payload === undefined ? undefined : (JSON.parse(payload) as Record<string, unknown>),
    attachment: row.photo instanceof Uint8Array ? row.photo : undefined,
    attendeeId: text(row.attendee_id),
    token: text(row.token),
    claims: number(row.tries),
    failures: number(row.attempt),
    isDelayed: row.state === 'mail_failed' || (row.state === 'added' && number(row.attempt) > 0),
    nextAt: number(row.next_at),
    leaseUntil: number(row.lease_until),
    since: number(row.since),
    error: text(row.error),
    personHash: text(row.person),
    mailboxHash: text(row.mailbox),
    resends: number(row.resends),
    created: number(row.created),
    done: row.done === null || row.done === undefined ? undefined : number(row.done),
  };
}

/** What the receiver of a call said, in the classes of docs/product/registration.md#e5. */
export type Sent =
  /** The receiver has it. `attendeeId` is the id it gave, which a delivery needs; `uname` the name it greets by. */
  | { kind: 'ok'; attendeeId?: string; uname?: string }
  /** Nothing left this machine, so the call may be repeated. */
  | { kind: 'not-sent' }
  /** 429 or 503: the call may be repeated. */
  | { kind: 'not-processed'; retryAfterMs?: number }
  /** Any other 4xx: certainly without effect, and repeating it would not help; `status` is the receiver's. */
  | { kind: 'rejected'; status: number }
  /** The call may or may not have had an effect. */
  | { kind: 'unknown' };

/** What came of a delivery. `hold`: nothing was tried, because no means were free. `impossible`: it cannot be made any more. */
export type Delivered =
  { kind: 'ok' } | { kind: 'failed' | 'impossible'; code: string } | { kind: 'hold'; retryAfterMs: number };

/** What the jobs of one kind do. Neither method writes to the outbox or repeats itself. */
export type Handler = {
  /** Makes the one call, with the job's idempotency key. */
  send(job: Job): Promise<Sent>;
  /** Delivers what has been sent, at least once; left out for kinds that are done when they are sent. */
  deliver?(job: Job): Promise<Delivered>;
  /** Milliseconds for which `send` would fail at once (an open breaker). */
  pausedFor?(): number;
  /** Whether the worker goes on when a caller's call was certainly not made; otherwise the caller is told. */
  keepsTrying?: boolean;
};

/** The handler of each kind. */
export type Handlers = Readonly<Record<string, Handler>>;

/** Reads of the table of jobs. Each rejects with `StoreError`. */

const jobs = async (store: Store, where: string, values: Values): Promise<Job[]> =>
  (await store.all(`SELECT * FROM registrations WHERE ${where}`, values)).map(toJob);

/** The job of an idempotency key. */
export const findJob = async (store: Store, key: string): Promise<Job | undefined> =>
  (await jobs(store, 'key = :key', { key }))[0];

/** The job of a link's token. */
export const findByToken = async (store: Store, token: string): Promise<Job | undefined> =>
  (await jobs(store, 'token = :token', { token }))[0];

/** The job of a key and the job of a person, or of its former digest: often one job or none. */
export const findKnown = (
  store: Store,
  key: string,
  personHash: string,
  former = personHash,
): Promise<Job[]> =>
  jobs(store, 'key = :key OR person IN (:personHash, :former)', { key, personHash, former });

/** The jobs of a mailbox, oldest first. */
export const findByMailbox = (store: Store, mailboxHash: string): Promise<Job[]> =>
  jobs(store, 'mailbox = :mailboxHash ORDER BY created', { mailboxHash });

/** The jobs of a kind whose key begins with these digits of a UUID, oldest first. */
export const findByKeyStart = (store: Store, kind: string, start: string): Promise<Job[]> =>
  jobs(store, 'kind = :kind AND key LIKE :pattern ORDER BY created', { kind, pattern: `${start}%` });
