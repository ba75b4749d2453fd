/** Times and limits of the ledger in milliseconds (docs/product/registration.md#e6). */
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Duration of a claim: longer than the step it covers (Add 8 s twice with a pause of 5 s; drawing 10 s and SendEmail 20 s),
 * and short because after a crash the row waits for it.
 */
export const leases = { add: 30 * second, mail: 45 * second, longest: minute } as const;

/** Deadline of the response to a visitor; after it the response is 202 and processing continues. */
export const answerDeadlineMs = 20 * second;
/** Retry-After of `busy`: the ledger was unavailable, or all drawing processes were in use. */
export const busyRetryAfter = 5 * second;
/** The longest Retry-After of the backend that is waited for within a visitor's request. */
export const longestRetryAfter = 5 * second;

const mailDelays = [10 * second, 30 * second, minute, 5 * minute, 15 * minute, 30 * minute, hour];
const addDelays = [2 * second, 5 * second, 15 * second, minute, 5 * minute, 15 * minute, hour];
/** A due time further in the future than this was written before the clock was set back. */
export const longestDelay = 1.25 * hour;

/** How long a step is retried before its row becomes `attention` (Add) or `mail_failed` (e-mail). */
export const giveUpAfter = { add: day, mail: 3 * day } as const;

/**
 * Delay before retrying a step that has failed `attempt` times (from 1), at most an hour (docs/security.md#r5). `random`
 * (0 … 1) varies it by ±20%, so that rows that failed together are not retried together.
 */
export function retryDelay(step: 'add' | 'mail', attempt: number, random: number): number {
  const delays = step === 'add' ? addDelays : mailDelays;
  const delay = delays[Math.min(Math.max(attempt, 1), delays.length) - 1] ?? hour;
  return Math.min(hour, Math.round(delay * (0.8 + 0.4 * random)));
}

/** Time between two purges; see retention.ts for how limits hold in between. */
export const purgeInterval = 10 * minute;

export const retention = {
  /** A row that was certainly not sent and not retried. */
  ready: 15 * minute,
  /** A row the backend refused. */
  rejected: day,
  /** The photo, after the e-mail was accepted for the first time. */
  photo: day,
  /** Names, addresses, answers and the pass link. */
  fields: 30 * day,
  /** Key, fingerprint and attendee id. */
  row: 90 * day,
  uploadDraft: hour,
} as const;

/** E-mail limits, counted in the ledger (docs/security.md#s5). */
export const mailLimits = { perPersonAnHour: 3, perMailboxADay: 10, hour, day } as const;
