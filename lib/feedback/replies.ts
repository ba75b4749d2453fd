import { flashSetCookie, namedTexts, encodeFlash, decodeFlash } from '../forms/flash-state.ts';
import { feedbackFields } from '../content/feedback-fields.ts';

/**
 * JSON body of a 201 of POST /api/feedback. Errors (400 with `errors` by control name, 403, 413, 415, 422, 429, 503) have
 * the shape of lib/http/error-response.ts. Without JavaScript the response is a 303 to `feedbackPageAfter`.
 */
export type FeedbackReply = { kind: 'saved'; id: string; message: string };

/** Outcomes shown by the page after a post without JavaScript. */
const feedbackOutcomes = ['saved', 'invalid', 'failed', 'limited'] as const;
export type FeedbackOutcome = (typeof feedbackOutcomes)[number];

export const feedbackOutcomeOf = (text: string | string[] | undefined): FeedbackOutcome =>
  feedbackOutcomes.find((outcome) => outcome === text) ?? 'failed';

/** Target of the 303: the outcome is in the address, the answers in the cookie. */
export const feedbackPageAfter = (outcome: FeedbackOutcome): `/${string}` =>
  `/feedback/answer?outcome=${outcome}`;

type Texts = Readonly<Record<string, string>>;
/** Flash state of ten minutes: the values typed and their errors. */
export type FlashFeedback = { values: Texts; errors: Texts };

const feedbackTexts = (texts: unknown, longest: number): Texts => namedTexts(texts, feedbackFields, longest);

/** The `Set-Cookie` value of the flash state (server only); always below 4 KB, with five texts and eleven digits. */
export function feedbackSetCookie({ values, errors }: FlashFeedback, secure: boolean): string {
  return flashSetCookie(
    encodeFlash('feedback', { values: feedbackTexts(values, 120), errors: feedbackTexts(errors, 40) }),
    secure,
  );
}

/** Reads the flash state from the cookie's value (server only); undefined when it is missing or invalid. */
export function readFeedbackCookie(value: string | undefined): FlashFeedback | undefined {
  const flash = decodeFlash('feedback', value);
  return flash && { values: feedbackTexts(flash.values, 120), errors: feedbackTexts(flash.errors, 120) };
}
