import { flashSetCookie, namedTexts, encodeFlash, decodeFlash } from '../forms/flash-state.ts';
import { feedbackFields } from '../content/feedback-fields.ts';

/**
 * What POST /api/feedback answers as JSON: 201 with this; refusals (400 with `errors` by control name, 403, 413, 415, 422,
 * 429, 503) have the one shape of lib/http/error-response.ts. Without JavaScript: a 303 to `feedbackPageAfter`.
 */
export type FeedbackReply = { kind: 'saved'; id: string; message: string };

/** What the page after a post without JavaScript shows. */
const feedbackOutcomes = ['saved', 'invalid', 'failed', 'limited'] as const;
export type FeedbackOutcome = (typeof feedbackOutcomes)[number];

export const feedbackOutcomeOf = (text: string | string[] | undefined): FeedbackOutcome =>
  feedbackOutcomes.find((outcome) => outcome === text) ?? 'failed';

/** Where the 303 goes: an outcome in the address, the answers in the cookie below. */
export const feedbackPageAfter = (outcome: FeedbackOutcome): `/${string}` =>
  `/feedback/answer?outcome=${outcome}`;

type Texts = Readonly<Record<string, string>>;
/** What was typed and what is wrong with it, for ten minutes in the visitor's own browser. */
export type FlashFeedback = { values: Texts; errors: Texts };

const known = (texts: unknown, longest: number): Texts => namedTexts(texts, feedbackFields, longest);

/** A `Set-Cookie` value (server only); below 4 KB whatever was typed: five texts and eleven digits. */
export function feedbackSetCookie({ values, errors }: FlashFeedback, secure: boolean): string {
  return flashSetCookie(
    encodeFlash('feedback', { values: known(values, 120), errors: known(errors, 40) }),
    secure,
  );
}

/** The kept answers from the cookie's value (server only); undefined when there are none or they are not ours. */
export function readFeedbackCookie(value: string | undefined): FlashFeedback | undefined {
  const kept = decodeFlash('feedback', value);
  return kept && { values: known(kept.values, 120), errors: known(kept.errors, 120) };
}
