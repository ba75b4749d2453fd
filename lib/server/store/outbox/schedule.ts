import { retention } from '../../../shared/retention.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../../../shared/util/durations.ts';
import type { CallFailure, JobPhase } from './job.ts';

// Times of the outbox, in milliseconds, and limits of its jobs (docs/product/registration.md#e6).

/**
 * Lease of a claim in ms: longer than its phase takes (timeouts: to send, 8 s for the call; to deliver, 20 s each for
 * drawing and call; before a call 3 s if a breaker asks the receiver), but short, because after a crash the job waits
 * until the lease expires.
 */
export const leaseMs = { send: 30 * secondMs, deliver: 45 * secondMs } as const;

/** Delays in ms before the first, second … repetition of a phase; the last delay is that of all further repetitions. */
export const retryDelaysMs = {
  send: [2 * secondMs, 5 * secondMs, 15 * secondMs, minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs],
  deliver: [10 * secondMs, 30 * secondMs, minuteMs, 5 * minuteMs, 15 * minuteMs, 30 * minuteMs, hourMs],
} as const satisfies Record<JobPhase, readonly number[]>;

/** Longest delay in ms by failure, unless the receiver asks for more. `not-sent` waits as long as a breaker is open. */
export const longestDelayMs = {
  'not-sent': 10 * secondMs,
  'not-processed': hourMs,
  unknown: hourMs,
  rejected: 0,
  'no-data': 0,
} as const satisfies Record<CallFailure['kind'], number>;

/**
 * How long in ms a phase is repeated, by its failure, before its job is left to an operator. A job that certainly had
 * no effect is sent for as long as its answers are kept.
 */
export const maxRepeatMs = {
  send: {
    'not-sent': retention.answers.ms,
    'not-processed': retention.answers.ms,
    unknown: dayMs,
    rejected: 0,
    'no-data': 0,
  },
  deliver: {
    'not-sent': 3 * dayMs,
    'not-processed': 3 * dayMs,
    unknown: 3 * dayMs,
    rejected: 0,
    'no-data': 0,
  },
} as const satisfies Record<JobPhase, Record<CallFailure['kind'], number>>;

/** True if a phase that became due `waitedMs` ago is given up after this kind of failure. */
export const isGivenUp = (phase: JobPhase, kind: CallFailure['kind'], waitedMs: number): boolean =>
  waitedMs >= maxRepeatMs[phase][kind];

/**
 * Delay in ms before a phase that has failed `failures` times is repeated; at least the receiver's `retryAfterMs`.
 * `random` (0 … 1) varies the delay by ±20%, so that jobs that failed together are not repeated together.
 */
export function retryDelayMs(
  phase: JobPhase,
  failure: CallFailure,
  failures: number,
  random: number,
): number {
  const delayMs =
    retryDelaysMs[phase][Math.min(Math.max(failures, 1), retryDelaysMs[phase].length) - 1] ?? hourMs;
  const variedMs = Math.min(longestDelayMs[failure.kind], Math.round(delayMs * (0.8 + 0.4 * random)));
  return failure.kind === 'not-processed' ? Math.max(variedMs, failure.retryAfterMs ?? 0) : variedMs;
}

/**
 * Limits of jobs and repeated deliveries, counted in the database. `perPersonAnHour`: by `personDigest`;
 * `perContactADay`: by mailbox, or by phone number for enquiries.
 */
export const contactLimits = { perPersonAnHour: 3, perContactADay: 10 } as const;
