/**
 * Name of the cookie with the flash state: the values of a form posted without JavaScript, stored for ten minutes,
 * HttpOnly, for the page of the redirect. All forms share one cookie, because three would exceed the header limit. Server
 * only.
 *
 * With `secure` (https) the name begins with `__Host-`: browsers then demand `Secure` and the path `/`, and no other host,
 * not even of the same domain, can set it (RFC 6265bis, 4.1.3.2).
 */
export const answersCookie = (secure: boolean): string => (secure ? '__Host-form-answers' : 'form-answers');

/** Maximum length read, twice what a browser stores. */
const longestCookie = 8_000;

const setCookie = (value: string, seconds: number, secure: boolean): string =>
  `${answersCookie(secure)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/**
 * Encodes flash state as a cookie value; `form` identifies the form. Browsers accept 4,096 bytes including name and
 * attributes, a limit the caller must keep.
 */
export const encodeFlash = (form: string, flash: object): string =>
  Buffer.from(JSON.stringify({ ...flash, form })).toString('base64url');

/** The `Set-Cookie` value that stores the result of `encodeFlash`. */
export const flashSetCookie = (value: string, secure: boolean): string => setCookie(value, 600, secure);

/** The `Set-Cookie` value that deletes the flash state. */
export const clearFlashCookie = (secure: boolean): string => setCookie('', 0, secure);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Decodes a form's flash state, unvalidated; undefined when there is none or it is malformed or another form's. */
export function decodeFlash(
  form: string,
  value: string | undefined,
): Readonly<Record<string, unknown>> | undefined {
  if (!value || value.length > longestCookie) return undefined;
  try {
    const flash: unknown = JSON.parse(Buffer.from(value, 'base64url').toString());
    return isRecord(flash) && flash.form === form ? flash : undefined;
  } catch {
    // Truncated or forged.
    return undefined;
  }
}

/** The string fields of an object; empty for anything else. */
export const textsOf = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/** The non-empty texts of these names, each cut to `longest` UTF-16 units. */
export function namedTexts(
  value: unknown,
  names: readonly string[],
  longest: number,
): Record<string, string> {
  const texts = textsOf(value);
  return Object.fromEntries(
    names.flatMap((name) => {
      const found = Object.hasOwn(texts, name) ? texts[name] : undefined;
      return found ? [[name, found.slice(0, longest)]] : [];
    }),
  );
}
