import { feedbackFields } from './fields.ts';

/**
 * What POST /api/feedback answers as JSON: 201 with this; refusals (400 with `errors` by control name, 403, 413, 415, 422,
 * 429, 503) have the one shape of lib/http/problem.ts. Without JavaScript: a 303 to `feedbackPageAfter`.
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
export type KeptFeedback = { values: Texts; errors: Texts };

export const feedbackCookie = 'feedback-answers';
const attributes = 'Path=/feedback; HttpOnly; SameSite=Lax';

const known = (texts: Readonly<Record<string, unknown>>, longest: number): Texts =>
  Object.fromEntries(
    feedbackFields.flatMap((name) => {
      const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
      return typeof text === 'string' && text !== '' ? [[name, text.slice(0, longest)]] : [];
    }),
  );

/** A `Set-Cookie` value (server only); below 4 KB whatever was typed: five texts and eleven digits. */
export function feedbackSetCookie({ values, errors }: KeptFeedback, secure: boolean): string {
  const kept = JSON.stringify({ values: known(values, 120), errors: known(errors, 40) });
  const packed = Buffer.from(kept).toString('base64url');
  return `${feedbackCookie}=${packed}; Max-Age=600; ${attributes}${secure ? '; Secure' : ''}`;
}

/** Ends the cookie, once feedback is saved. */
export const clearFeedbackCookie = `${feedbackCookie}=; Max-Age=0; ${attributes}`;

const part = (kept: unknown, name: 'values' | 'errors'): Texts => {
  const texts = typeof kept === 'object' && kept !== null ? (kept as Record<string, unknown>)[name] : {};
  return known(typeof texts === 'object' && texts !== null ? (texts as Record<string, unknown>) : {}, 120);
};

/** The kept answers from the cookie's value (server only); undefined when there are none or they are not ours. */
export function readFeedbackCookie(cookie: string | undefined): KeptFeedback | undefined {
  if (!cookie || cookie.length > 8_000) return undefined;
  try {
    const kept: unknown = JSON.parse(Buffer.from(cookie, 'base64url').toString());
    return { values: part(kept, 'values'), errors: part(kept, 'errors') };
  } catch {
    return undefined;
  }
}
