/**
 * What was typed into a form posted without JavaScript, kept for ten minutes in the visitor's own browser for the page that
 * the answer leads to: a cookie out of reach of scripts and other pages. Server only.
 */
export type KeptCookie = {
  name: string;
  /** The page that shows it, and the pages below. */
  path: `/${string}`;
};

/** Twice what a browser keeps: anything longer is none of ours. */
const longestCookie = 8_000;

const attributes = ({ path }: KeptCookie) => `Path=${path}; HttpOnly; SameSite=Lax`;

/** Answers as the value of a cookie. Browsers take 4,096 bytes with name and attributes; the caller sees to that. */
export const packAnswers = (kept: object): string => Buffer.from(JSON.stringify(kept)).toString('base64url');

/** The `Set-Cookie` value that keeps what `packAnswers` made. */
export const keepAnswers = (cookie: KeptCookie, packed: string, secure: boolean): string =>
  `${cookie.name}=${packed}; Max-Age=600; ${attributes(cookie)}${secure ? '; Secure' : ''}`;

/** The `Set-Cookie` value that ends it. */
export const endAnswers = (cookie: KeptCookie): string => `${cookie.name}=; Max-Age=0; ${attributes(cookie)}`;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** What a cookie's value holds, as yet unbelieved; undefined when there is none or it is not ours. */
export function unpackAnswers(value: string | undefined): Readonly<Record<string, unknown>> | undefined {
  if (!value || value.length > longestCookie) return undefined;
  try {
    const kept: unknown = JSON.parse(Buffer.from(value, 'base64url').toString());
    return isRecord(kept) ? kept : undefined;
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
