import type { SteadyClock } from '../foundation/steady-clock.ts';
import type { Job } from './job.ts';
import type { Outbox } from './outbox.ts';

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

/** Points at which the crash tests kill the process (tests/crash). Production ignores them. */
export type OutboxPoint =
  'after-send' | 'worker-claimed' | 'worker-before-send' | 'worker-after-send' | 'worker-done';

/** What sending and the worker need from outside. */
export type OutboxServices = {
  outbox: Outbox;
  /** Whether the receiver honours `Idempotency-Key`. */
  idempotent: boolean;
  time: SteadyClock;
  at(point: OutboxPoint): void;
};
