import { retention } from '../../../shared/retention.ts';
import { dayMs, hourMs, minuteMs, secondMs } from '../../../shared/util/durations.ts';
import type { CallFailure, JobPhase } from './job.ts';

// Times of the outbox, in milliseconds, and limits of its jobs (docs/product/registration.md#e6).

/**
 * Leases are longer than the timeouts of a phase (send: 8 s for the call; deliver: 20 s each for drawing and call; 3 s
 * more if a breaker asks the receiver), but short: after a crash the job waits until its lease expires.
 */
export const leaseMs = { send: 30 * secondMs, deliver: 45 * secondMs } as const;

/** Delays before the first, second … repetition of a phase; the last delay is that of all further repetitions. */
export const retryDelaysMs = {
  send: [2 * secondMs, 5 * secondMs, 15 * secondMs, minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs],
  deliver: [10 * secondMs, 30 * secondMs, minuteMs, 5 * minuteMs, 15 * minuteMs, 30 * minuteMs, hourMs],
} as const satisfies Record<JobPhase, readonly number[]>;

/** Longest delays by failure, unless the receiver asks for more. `not-sent` waits as long as a breaker is open. */
export const longestDelayMs = {
  'not-sent': 10 * secondMs,
  'not-processed': hourMs,
  unknown: hourMs,
  rejected: 0,
  'no-data': 0,
} as const satisfies Record<CallFailure['kind'], number>;

/** How long a phase is repeated, by failure, before its job is left to an operator. */
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

/**
 * The delay in ms after a number of `failures`; at least the `retryAfterMs` of the receiver. `random` (0 … 1) varies
 * it by ±20%, so that jobs that failed together are not repeated together.
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

/** Limits of jobs and repeated deliveries by `personDigest`, and by contact: a mailbox or, for enquiries, a phone. */
export const contactLimits = { perPersonAnHour: 3, perContactADay: 10 } as const;
