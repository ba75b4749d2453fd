/**
 * JSON body of a 201 of POST /api/feedback. Errors (400 with `errors` by control name, 403, 413, 415, 422, 429, 503) have
 * the shape of lib/forms/answer.ts.
 */
export type FeedbackReply = { kind: 'saved'; id: string; message: string };

/** Outcomes shown by the page after a post without JavaScript. */
const feedbackOutcomes = ['saved', 'invalid', 'failed', 'limited'] as const;
type FeedbackOutcome = (typeof feedbackOutcomes)[number];

/** The outcome in the address of the page, which may be any text; `failed` for an unknown one, undefined without one. */
export const feedbackOutcomeOf = (text: string | string[] | undefined): FeedbackOutcome | undefined =>
  text === undefined ? undefined : (feedbackOutcomes.find((outcome) => outcome === text) ?? 'failed');
