/**
 * What was typed into a form posted without JavaScript, kept for ten minutes in the visitor's own browser for the page that
 * the answer leads to: a cookie out of reach of scripts. One for all forms: only the last post matters, and the answers of
 * three would not fit into the header of a request. Server only.
 *
 * With `secure`, for a site served by https, its name begins with `__Host-`: no other host can set it, not even one of the
 * same domain, and browsers demand `Secure` and the path `/` of it (RFC 6265bis, 4.1.3.2).
 */
export const answersCookie = (secure: boolean): string => (secure ? '__Host-form-answers' : 'form-answers');

/** Twice what a browser keeps: anything longer is none of ours. */
const longestCookie = 8_000;

const setCookie = (value: string, seconds: number, secure: boolean): string =>
  `${answersCookie(secure)}=${value}; Max-Age=${seconds}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;

/**
 * Answers as the value of a cookie; `form` names whose they are. Browsers take 4,096 bytes with name and attributes; the
 * caller sees to that.
 */
export const encodeFlash = (form: string, flash: object): string =>
  Buffer.from(JSON.stringify({ ...flash, form })).toString('base64url');

/** The `Set-Cookie` value that keeps what `packAnswers` made. */
export const flashSetCookie = (packed: string, secure: boolean): string => setCookie(packed, 600, secure);

/** The `Set-Cookie` value that ends it. */
export const clearFlashCookie = (secure: boolean): string => setCookie('', 0, secure);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What a cookie's value holds for this form, as yet unbelieved; undefined when there is nothing or it is not ours. */
export function decodeFlash(
  form: string,
  value: string | undefined,
): Readonly<Record<string, unknown>> | undefined {
  if (!value || value.length > longestCookie) return undefined;
  try {
    const flash: unknown = JSON.parse(Buffer.from(value, 'base64url').toString());
    return isRecord(flash) && flash.form === form ? flash : undefined;
  } catch {
    // Cut short, or somebody's own invention.
    return undefined;
  }
}

/** Every text of a record, whatever its name; empty for what is no record. */
export const textsOf = (value: unknown): Record<string, string> =>
  isRecord(value)
    ? Object.fromEntries(
        Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
      )
    : {};

/** The texts of these names that are not empty, each cut to `longest` UTF-16 units. */
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
