/** Times of a request in milliseconds; those of its job are in lib/outbox/schedule.ts. */
const second = 1_000;
const hour = 3_600 * second;

/** Deadline of the response to a visitor; after it the response is 202 and processing continues. */
export const answerDeadlineMs = 20 * second;
/** Retry-After when a limit on e-mails is reached (docs/security.md#s5). */
export const limitedRetryAfter = hour;

export const retention = { uploadDraft: hour } as const;
