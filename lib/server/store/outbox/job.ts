import { LRUCache } from 'lru-cache';
import { hourMs } from '../../../shared/util/durations.ts';
import { singleton } from '../../runtime/process.ts';
import { isStoreError, type StoredRow, type SqlValue } from '../sql.ts';
import type { JobState } from './transitions.ts';

/** Entry of the outbox and record of an idempotency key. Times are ms since the epoch. */
export type Job = {
  idempotencyKey: string;
  kind: string;
  /** Distinguishes a retry from a different request with the same key. */
  fingerprint: string;
  state: JobState;
  /** Undefined once erased, as are attachment, token and digest. */
  payload: Readonly<Record<string, unknown>> | undefined;
  attachment: Uint8Array | undefined;
  /** The id that the receiver gave the job, if any. */
  receiverId: string | undefined;
  /** Secret in the link to this job. */
  token: string | undefined;
  /** Counts claims, and changes of an operator that end one. A claim's writes must name its number (`fenceSql`). */
  claims: number;
  /** Failures of the current phase that lengthen its delays. */
  failures: number;
  /** True if the current delivery has `failures` or was given up; the visitor reads that the email is on its way. */
  isDeliveryDelayed: boolean;
  nextAt: number;
  leaseUntil: number;
  /** When the current phase first became due, or when the job became `rejected`, `attention` or `delivery_failed`. */
  since: number;
  /** Code of the last failure, or two codes (`unknown, status-400`); undefined without a failure. */
  error: string | undefined;
  /** What the visitor was told while the job was unfinished, kept when it is done; undefined if nothing. */
  told: Told | undefined;
  /** Digest of the person; unique among jobs. */
  personDigest: string | undefined;
  resends: number;
  /** When the job was first done, which starts the retention of the attachment; undefined before. */
  done: number | undefined;
};

/** What a visitor was told of an unfinished job. `saved`: not sent by then; `unconfirmed`: an operator decides. */
export type Told = 'saved' | 'finishing' | 'unconfirmed';

export type NewJob = Pick<Job, 'idempotencyKey' | 'kind' | 'fingerprint'> & {
  payload: Readonly<Record<string, unknown>>;
  attachment?: Uint8Array | undefined;
  token?: string | undefined;
  personDigest?: string | undefined;
  /** Digest of the mailbox or phone number; the daily limit counts its jobs and repeated deliveries. */
  contactDigest: string;
};

/** Identifies the current claim of a job, so that a process that lost its claim cannot write. */
export type Claim = Pick<Job, 'idempotencyKey' | 'claims'>;

const textOf = (value: SqlValue | undefined) => (typeof value === 'string' ? value : undefined);
const numberOf = (value: SqlValue | undefined) => Number(value ?? 0);

export function toJob(row: StoredRow): Job {
  const payload = textOf(row.payload);
  return {
    idempotencyKey: String(row.key),
    kind: String(row.kind),
    fingerprint: String(row.fingerprint),
    state: row.state as JobState,
    payload: payload === undefined ? undefined : (JSON.parse(payload) as Record<string, unknown>),
    attachment: row.attachment instanceof Uint8Array ? row.attachment : undefined,
    receiverId: textOf(row.receiver_id),
    token: textOf(row.token),
    claims: numberOf(row.claims),
    failures: numberOf(row.failures),
    isDeliveryDelayed:
      row.state === 'delivery_failed' || (row.state === 'sent' && numberOf(row.failures) > 0),
    nextAt: numberOf(row.next_at),
    leaseUntil: numberOf(row.lease_until),
    since: numberOf(row.since),
    error: textOf(row.error),
    told: textOf(row.told) as Told | undefined,
    personDigest: textOf(row.person_digest),
    resends: numberOf(row.resends),
    done: typeof row.done === 'number' ? row.done : undefined,
  };
}

/** Claims of this process whose commit was not confirmed, by idempotency key. Nothing was sent for these jobs. */
export const unconfirmedClaims = () =>
  singleton('outbox.unconfirmedClaims', () => new LRUCache<string, Claim>({ max: 100, ttl: hourMs }));

/** Remembers the claims of a statement that failed with this error, but may still take effect. */
export function rememberUnconfirmedClaims(error: unknown): void {
  if (!isStoreError(error)) return;
  for (const { idempotencyKey, claims, state } of error.unconfirmed.map(toJob))
    if (state === 'calling') unconfirmedClaims().set(idempotencyKey, { idempotencyKey, claims });
}

/** Result of a call that sends or delivers a job, in the classes of docs/product/registration.md#e5. */
export type CallResult =
  /** `greeting` is the name to greet by. */
  | { kind: 'ok'; receiverId?: string; greeting?: string }
  /** `no-data`: the job's data is erased, so it cannot be sent. */
  | { kind: 'not-sent' | 'no-data' | 'unknown'; code?: string }
  | { kind: 'not-processed'; code?: string; retryAfterMs?: number | undefined }
  /** The call had no effect, and a retry would not help; `code` tells the operator why. */
  | { kind: 'rejected'; code: 'no-such-city' | `status-${number}` };

export type CallFailure = Exclude<CallResult, { kind: 'ok' }>;

/** The beginnings of an `error` that show that no call had an effect. */
const noEffectErrorPrefixes = ['not-sent', 'not-processed', 'no-data', 'no-such-city', 'status-'] as const;
/** True if the `error` of an unsent job shows that no call had an effect. */
export const hadNoEffect = ({ error }: Pick<Job, 'error'>): boolean =>
  error === undefined || noEffectErrorPrefixes.some((prefix) => error.startsWith(prefix));
/** `hadNoEffect` of a job with an error, as an SQL condition. */
export const hadNoEffectSql = `(${noEffectErrorPrefixes.map((prefix) => `error LIKE '${prefix}%'`).join(' OR ')})`;

/** The circuit breaker in front of the receiver's call for a phase. */
export type CallBreaker = {
  isClosed(): boolean;
  /** Milliseconds for which the breaker stays open; 0 if a call may be tried. */
  remainingPauseMs(): number;
  /** Resolves to false if a call may not be made now. Ask before a call and before any work for it. */
  mayCall(): Promise<boolean>;
};

export type JobPhase = 'send' | 'deliver';

/** How one kind of job is sent and delivered. The functions neither write to the outbox nor retry. */
export type JobHandler = {
  endpoints: Readonly<Record<JobPhase, CallBreaker>>;
  /** Makes one call with the job's idempotency key. */
  send(job: Job): Promise<CallResult>;
  /** Delivers a sent job; may run more than once. Absent for kinds that are done once sent. */
  deliver?(job: Job): Promise<CallResult>;
};

export type JobHandlers = Readonly<Record<string, JobHandler>>;
