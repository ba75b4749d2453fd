/** The times of the ledger that visitors and operators notice, in milliseconds (docs/product/registration.md#e6). */
const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * How long a claim holds. Longer than the step it covers (Add 8 s twice with a pause of 5 s; drawing 10 s and SendEmail
 * 20 s), shorter than anyone wants to wait after a crash.
 */
export const leases = { add: 30 * second, mail: 45 * second, longest: minute } as const;

/** After this the visitor is told that we are finishing it. */
export const answerDeadlineMs = 20 * second;
/** When to come back after "busy": the ledger was away, or all drawing processes were at work. */
export const busyRetryAfter = 5 * second;
/** The longest Retry-After of the backend that is waited for while a visitor waits. */
export const longestRetryAfter = 5 * second;

const mailDelays = [10 * second, 30 * second, minute, 5 * minute, 15 * minute, 30 * minute, hour];
const addDelays = [2 * second, 5 * second, 15 * second, minute, 5 * minute, 15 * minute, hour];
/** A delay further away than this was written by a clock that has since been put back. */
export const longestDelay = 1.25 * hour;

/** How long a step is repeated before a person must look: `attention` for an Add, `mail_failed` for an e-mail. */
export const giveUpAfter = { add: day, mail: 3 * day } as const;

/**
 * The pause before repeating a step that has failed `attempt` times (from 1), ±20% by `random` (0 … 1), so that rows that
 * failed together do not come back together; never more than an hour, the promise after a long failure (docs/security.md#r5).
 */
export function retryDelay(step: 'add' | 'mail', attempt: number, random: number): number {
  const delays = step === 'add' ? addDelays : mailDelays;
  const delay = delays[Math.min(Math.max(attempt, 1), delays.length) - 1] ?? hour;
  return Math.min(hour, Math.round(delay * (0.8 + 0.4 * random)));
}

/** How often what is past its time is removed; retention below is met although it runs only so often. */
export const purgeInterval = 10 * minute;

export const retention = {
  /** A row that was certainly not sent and that nobody came back for. */
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

/** Limits counted in the ledger (docs/security.md#s5). */
export const mailLimits = { perPersonAnHour: 3, perMailboxADay: 10, hour, day } as const;
