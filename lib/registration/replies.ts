import { flashSetCookie, namedTexts, encodeFlash, textsOf, decodeFlash } from '../forms/flash-state.ts';
import { controlsOf, type FormName } from './fields.ts';

/**
 * Body of POST /api/registrations/[form] for `Accept: application/json` (docs/product/registration.md#e4); other clients get
 * a 303 to `pageAfter`. Messages come from messages.ts.
 */
export type RegistrationReply =
  /** 201. `pass` is missing for VIP; `note` is the second line of docs/product/choices.md#c22. */
  | { kind: 'registered'; message: string; note?: string; pass?: PassLinks }
  /** 200: this person is registered already (docs/product/choices.md#c36). */
  | { kind: 'already'; message: string }
  /** 202. `statusUrl` returns one of these replies with its status code; missing when the outcome is unconfirmed. */
  | { kind: 'pending'; message: string; statusUrl?: string }
  /** 400, 413, 415: messages by control name. */
  | { kind: 'invalid'; errors: Readonly<Record<string, string>> }
  /** 403 (closed), 409 and 422 (key in use), 429, 502, 503; `Retry-After` is a header. */
  | { kind: 'failed'; message: string };

export type PassLinks = {
  /** `/pass/<token>` */
  page: string;
  /** The image to show first comes first; `url` is same-origin and responds with Content-Disposition: attachment. */
  files: readonly { url: string; name: string }[];
};

/** Outcomes in the URL of the page without JavaScript. */
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

/** Parses the `outcome` parameter; any other value is `failed`. */
export const outcomeOf = (text: string | string[] | undefined): PageOutcome =>
  outcomes.find((outcome) => outcome === text) ?? 'failed';

/** Target of the 303, without personal data: `token` is the pass token, the answers are in the flash cookie. */
export function pageAfter(form: FormName, outcome: PageOutcome, token?: string): string {
  const query = new URLSearchParams({ outcome, ...(token && { pass: token }) });
  return `/registration/${form}?${query.toString()}`;
}

/** Submitted values and their errors, stored in a cookie for ten minutes. */
export type FlashAnswers = {
  form: FormName;
  /** Unnormalised, by control name. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** Idempotency key for the next attempt. */
  key?: string;
  /** Token of the upload draft (upload-drafts.ts). */
  photo?: string;
};

/** Browsers accept 4,096 bytes including name and attributes. */
const maxCookieBytes = 3_600;
const maxValueLength = 300;

/**
 * The `Set-Cookie` value of the flash state (server only). Values are truncated until the cookie fits, which loses nothing:
 * values that long are invalid.
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

/** Decodes the cookie's value for this form (server only); undefined when it is missing, invalid or of another form. */
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
