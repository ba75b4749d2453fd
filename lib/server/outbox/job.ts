import type { Row, Store, Value, Values } from '../store/sql.ts';
import type { State } from './transitions.ts';

/** One job: both entry of the outbox and record of its idempotency key (docs/product/registration.md#e2). */
export type Job = {
  idempotencyKey: string;
  /** Selects the handler that sends and delivers it. */
  kind: string;
  /** Digest of the request: distinguishes a retry from a different request with the same key. */
  fingerprint: string;
  state: State;
  /** Data to send; undefined once retention has erased it. */
  payload: Readonly<Record<string, unknown>> | undefined;
  /** Bytes to send with it; undefined if there are none or retention has erased them. */
  attachment: Uint8Array | undefined;
  /** The receiver's id for it; attendees only. */
  attendeeId: string | undefined;
  /** Secret in the link to this job. */
  token: string | undefined;
  /** Number of claims, used as the fence: every later write must name it. */
  claims: number;
  /** Consecutive failures of the current step. */
  failures: number;
  /** True while delivery has failed and not yet succeeded (docs/product/choices.md#c22). */
  isDelayed: boolean;
  nextAt: number;
  leaseUntil: number;
  /** When the current step first became due. */
  since: number;
  error: string | undefined;
  /** Digest of the person; unique among jobs. */
  personHash: string | undefined;
  /** Digest of the mailbox; the daily limit counts its jobs and repeated deliveries. */
  mailboxHash: string | undefined;
  /** Number of repeated deliveries. */
  resends: number;
  created: number;
  /** When the job was first done; retention of the attachment starts then. */
  done: number | undefined;
};

export type NewJob = Pick<Job, 'idempotencyKey' | 'kind' | 'fingerprint'> & {
  payload: Readonly<Record<string, unknown>>;
  attachment?: Uint8Array | undefined;
  token?: string | undefined;
  personHash?: string | undefined;
  mailboxHash: string;
};

/** Identifies the current claim of a job, so that a process that lost its claim cannot write. */
export type Claim = Pick<Job, 'idempotencyKey' | 'claims'>;

const text = (value: Value | undefined) => (typeof value === 'string' ? value : undefined);
const number = (value: Value | undefined) => Number(value ?? 0);

/**
 * Maps columns to our names: `key` is the idempotency key, `fields` the payload, `photo` the attachment, `person` and
 * `mailbox` the digests, `tries` the claims, `attempt` the failures. Columns keep the names of the first version,
 * because two versions of the site share the table during an update.
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

/** Outcome of a call, in the classes of docs/product/registration.md#e5. */
export type Sent =
  /** Accepted. `attendeeId` is the receiver's id, needed for delivery; `uname` is the name to greet by. */
  | { kind: 'ok'; attendeeId?: string; uname?: string }
  /** Nothing was sent: may be retried. */
  | { kind: 'not-sent' }
  /** 429 or 503: may be retried. */
  | { kind: 'not-processed'; retryAfterMs?: number }
  /** Any other 4xx: had no effect, and a retry would not help; `status` is the receiver's. */
  | { kind: 'rejected'; status: number }
  /** May or may not have had an effect. */
  | { kind: 'unknown' };

/** Outcome of a delivery. `hold`: not attempted, no capacity. `impossible`: its data is gone. */
export type Delivered =
  { kind: 'ok' } | { kind: 'failed' | 'impossible'; code: string } | { kind: 'hold'; retryAfterMs: number };

/** Operations of one kind of job. They neither write to the outbox nor retry. */
export type Handler = {
  /** Makes one call with the job's idempotency key. */
  send(job: Job): Promise<Sent>;
  /** Delivers a sent job, at least once. Absent for kinds that are done once sent. */
  deliver?(job: Job): Promise<Delivered>;
  /** Milliseconds for which `send` would fail at once (an open breaker); 0 if it would call. */
  pausedFor(): number;
};

/** The handler of each kind. */
export type Handlers = Readonly<Record<string, Handler>>;

/** Queries the table of jobs. Rejects with `StoreError`. */

const jobs = async (store: Store, where: string, values: Values): Promise<Job[]> =>
  (await store.all(`SELECT * FROM registrations WHERE ${where}`, values)).map(toJob);

/** The job with this idempotency key. */
export const findJob = async (store: Store, key: string): Promise<Job | undefined> =>
  (await jobs(store, 'key = :key', { key }))[0];

/** The job with this link token. */
export const findByToken = async (store: Store, token: string): Promise<Job | undefined> =>
  (await jobs(store, 'token = :token', { token }))[0];

/** The jobs with this key or this person: usually none or one. */
export const findKnown = (store: Store, key: string, personHash: string): Promise<Job[]> =>
  jobs(store, 'key = :key OR person = :personHash', { key, personHash });

/** The jobs of a mailbox, oldest first. */
export const findByMailbox = (store: Store, mailboxHash: string): Promise<Job[]> =>
  jobs(store, 'mailbox = :mailboxHash ORDER BY created', { mailboxHash });

/** Jobs of a kind whose key starts with these hexadecimal digits, oldest first. */
export const findByKeyStart = (store: Store, kind: string, start: string): Promise<Job[]> =>
  jobs(store, 'kind = :kind AND key LIKE :pattern ORDER BY created', { kind, pattern: `${start}%` });
