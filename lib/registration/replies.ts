import { flashSetCookie, namedTexts, encodeFlash, textsOf, decodeFlash } from '../forms/flash-state.ts';
import { controlsOf, type FormName } from './fields.ts';

/**
 * What POST /api/registrations/[form] answers (docs/product/registration.md#e4), as JSON to `Accept: application/json`,
 * else as a 303 to `pageAfter`. Sentences come from messages.ts.
 */
export type RegistrationReply =
  /** 201. `pass` is missing for VIP. `note` is the second line of docs/product/choices.md#c22. */
  | { kind: 'registered'; message: string; note?: string; pass?: PassLinks }
  /** 200: this person had registered before (docs/product/choices.md#c36). */
  | { kind: 'already'; message: string }
  /** 202. `statusUrl` answers one of these replies with the same status codes; missing when nobody can know yet. */
  | { kind: 'pending'; message: string; statusUrl?: string }
  /** 400, 413, 415: sentences by control name. */
  | { kind: 'invalid'; errors: Readonly<Record<string, string>> }
  /** 403 (closed), 409 and 422 (key in use), 429, 502, 503; `Retry-After` is a header. */
  | { kind: 'failed'; message: string };

export type PassLinks = {
  /** `/pass/<token>` */
  page: string;
  /** In the order of drawing; `url` is same-origin and answers with Content-Disposition: attachment. */
  files: readonly { url: string; name: string }[];
};

/** What the page for visitors without JavaScript shows. Anything else in its address reads as `failed`. */
export const outcomes = [
  'registered',
  'already',
  'finishing',
  'unconfirmed',
  'invalid',
  'failed',
  'closed',
] as const;
export type PageOutcome = (typeof outcomes)[number];

/** The outcome an address names. */
export const outcomeOf = (text: string | string[] | undefined): PageOutcome =>
  outcomes.find((outcome) => outcome === text) ?? 'failed';

/** Where the 303 goes. No personal data in it: `token` is the pass's, the answers travel in the cookie below. */
export function pageAfter(form: FormName, outcome: PageOutcome, token?: string): string {
  const query = new URLSearchParams({ outcome, ...(token && { pass: token }) });
  return `/registration/${form}?${query.toString()}`;
}

/** What was typed and what is wrong with it, kept for ten minutes in the visitor's own browser. */
export type FlashAnswers = {
  form: FormName;
  /** As typed, by control name. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** Idempotency key for the next attempt. */
  key?: string;
  /** Names the photo that was fine and need not be chosen again (kept-photos.ts). */
  photo?: string;
};

/** Browsers take 4,096 bytes with name and attributes. */
const maxCookieBytes = 3_600;
const maxValueLength = 300;

/**
 * A `Set-Cookie` value (server only): HttpOnly, for the page after a failed attempt alone. Overlong answers are cut until it
 * fits; they had failed anyway.
 */
export function answersSetCookie(flash: FlashAnswers, secure: boolean): string {
  let maxLength = maxValueLength;
  let encoded: string;
  do {
    const values = namedTexts(flash.values, Object.keys(controlsOf[flash.form]), maxLength);
    encoded = encodeFlash(flash.form, { ...flash, values });
    maxLength = Math.floor(maxLength / 2);
  } while (encoded.length > maxCookieBytes && maxLength > 0);
  return flashSetCookie(encoded, secure);
}

/** The kept answers of this form, from the cookie's value (server only); undefined when there are none or they are not ours. */
export function readAnswers(form: FormName, value: string | undefined): FlashAnswers | undefined {
  const flash = decodeFlash(form, value);
  if (!flash) return undefined;
  const key = typeof flash.key === 'string' ? flash.key : undefined;
  const photo = typeof flash.photo === 'string' ? flash.photo : undefined;
  return {
    form,
    values: textsOf(flash.values),
    errors: textsOf(flash.errors),
    ...(key && { key }),
    ...(photo && { photo }),
  };
}
