import { retention } from '../../shared/retention.ts';
import { withoutUndefined } from '../../shared/util/collections.ts';
import { isRecord, parseJson } from '../../shared/util/values.ts';
import { isHttps } from '../runtime/env.ts';

/** Data for the page after a post without JavaScript. All forms share one cookie, because headers are limited. */
export type FlashState = {
  /** The `outcome` of the last post. */
  outcome: string;
  /** Token or reference in the URL of the page that shows an accepted post. */
  receipt?: string | undefined;
  /** Answers as submitted, by control name. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  /** Key with which the next attempt is recognised as a retry. */
  idempotencyKey?: string;
  /** Token of the photo kept for the next attempt. */
  uploadDraft?: string;
  /** For the page of an accepted post: the name to greet by, or the email address. */
  greeting?: string;
};

/** Browsers accept `__Host-` cookies only with `Secure` and path `/`, from this host (RFC 6265bis, 4.1.3.2). */
const cookieName = (isSecureCookie: boolean): string =>
  isSecureCookie ? '__Host-form-answers' : 'form-answers';

/** Maximum bytes of the value: browsers accept at least 4,096 with name and attributes (RFC 6265, 6.1). */
const maxCookieBytes = 3_600;
const maxValueLength = 300;

/**
 * Returns a `Set-Cookie` value with the flash state of a form. It has only the texts of `controls`, each cut to 300
 * characters; that length is halved while the cookie is too long.
 */
export function flashCookieHeader(
  form: string,
  controls: readonly string[],
  flash: FlashState,
  isSecureCookie = isHttps(),
): string {
  const textEntries = Object.entries(flash.values).filter(
    ([name, text]) => controls.includes(name) && text !== '',
  );
  let encoded: string;
  let maxLength = maxValueLength;
  do {
    const values = Object.fromEntries(textEntries.map(([name, text]) => [name, text.slice(0, maxLength)]));
    encoded = Buffer.from(JSON.stringify({ ...flash, values, form })).toString('base64url');
    maxLength = Math.floor(maxLength / 2);
  } while (encoded.length > maxCookieBytes && maxLength > 0);
  return `${cookieName(isSecureCookie)}=${encoded}; Max-Age=${retention.flash.ms / 1000}; Path=/; HttpOnly; SameSite=Lax${isSecureCookie ? '; Secure' : ''}`;
}

/** Maximum length of a cookie's value that is decoded, about twice what a browser stores. */
const maxDecodedLength = 8_000;

/** The string fields of an object; empty for anything else. */
export const stringFields = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/** The flash state of a form; undefined if absent, malformed or of another form. */
export function decodeFlash(form: string, value: string | undefined): FlashState | undefined {
  if (!value || value.length > maxDecodedLength) return undefined;
  const flash = parseJson(Buffer.from(value, 'base64url').toString());
  if (!isRecord(flash) || flash.form !== form) return undefined;
  const { outcome = '', receipt, idempotencyKey, uploadDraft, greeting } = stringFields(flash);
  return {
    outcome,
    values: stringFields(flash.values),
    errors: stringFields(flash.errors),
    ...withoutUndefined({ idempotencyKey, uploadDraft, receipt, greeting }),
  };
}

export const flashOfRequest = (form: string, { headers }: Request): FlashState | undefined =>
  decodeFlash(
    form,
    new RegExp(`(?:^|; )${cookieName(isHttps())}=([^;]*)`).exec(headers.get('cookie') ?? '')?.[1],
  );

/**
 * Returns what the page after a post without JavaScript shows. After Back or a reload the cookie may be of a later post
 * than the URL. So an accepted outcome is the URL's, with flash state only if its outcome and `receipt` match; a
 * rejected outcome is the cookie's.
 */
export function readLastPost<Accepted extends string, Rejected extends string>(
  form: string,
  cookies: { get: (name: string) => { value: string } | undefined },
  outcomeInUrl: unknown,
  outcomes: { accepted: readonly Accepted[]; rejected: readonly Rejected[] },
  receipt?: string,
): { accepted?: Accepted; rejected?: Rejected; flash?: FlashState | undefined } {
  const flash = decodeFlash(form, cookies.get(cookieName(isHttps()))?.value);
  const acceptedOutcome = outcomes.accepted.find((outcome) => outcome === outcomeInUrl);
  const isFlashOfUrl = flash?.outcome === outcomeInUrl && flash?.receipt === receipt;
  if (acceptedOutcome) return { accepted: acceptedOutcome, flash: isFlashOfUrl ? flash : undefined };
  const rejected = outcomeInUrl ? outcomes.rejected.find((outcome) => outcome === flash?.outcome) : undefined;
  return rejected && flash ? { rejected, flash } : {};
}
