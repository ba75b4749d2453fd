import { dayMs, hourMs, minuteMs, secondMs } from '../foundation/durations.ts';

// Times and limits of the outbox in milliseconds (docs/product/registration.md#e6).

/**
 * Duration of a claim: longer than the step it covers (a send of 8 s twice with a pause of 5 s; a delivery of 30 s), and
 * short because after a crash the job waits for it.
 */
export const leases = { send: 30 * secondMs, deliver: 45 * secondMs } as const;

/** The longest Retry-After of the receiver that is waited for within a caller's request. */
export const longestRetryAfter = 5 * secondMs;

const delays = {
  send: [2 * secondMs, 5 * secondMs, 15 * secondMs, minuteMs, 5 * minuteMs, 15 * minuteMs, hourMs],
  deliver: [10 * secondMs, 30 * secondMs, minuteMs, 5 * minuteMs, 15 * minuteMs, 30 * minuteMs, hourMs],
} as const;
type Step = keyof typeof delays;

/** How long a step is retried before its job becomes `attention` (send) or `mail_failed` (deliver). */
export const giveUpAfter: Readonly<Record<Step, number>> = { send: dayMs, deliver: 3 * dayMs };

/**
 * Delay before retrying a step that has failed `attempt` times (from 1), at most an hour (docs/security.md#r5). `random`
 * (0 … 1) varies it by ±20%, so that jobs that failed together are not retried together.
 */
export function retryDelay(step: Step, attempt: number, random: number): number {
  const delay = delays[step][Math.min(Math.max(attempt, 1), delays[step].length) - 1] ?? hourMs;
  return Math.min(hourMs, Math.round(delay * (0.8 + 0.4 * random)));
}

/** Limits of deliveries, counted in the table (docs/security.md#s5). Whoever reaches one may try again after `hour`. */
export const limits = { perSubjectAnHour: 3, perQuotaADay: 10, hour: hourMs, day: dayMs } as const;
