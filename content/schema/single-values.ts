import { boolean, number as anyNumber, string, type StringSchema, type TestConfig } from 'yup';

/** A rule for the length of a text, in UTF-16 units, and its form. */
export type TextRule = { min: number; max: number; form?: { matches: RegExp; saying: string } | undefined };

/** Rules that need the rest of the content (lib/server/check) and return the problem with a value, if any. */
export type CheckContext = {
  read: (text: string, rule: TextRule) => string | undefined;
  refer: (what: Reference, value: string) => string | undefined;
};

/** A yup test from a function that returns the problem with a value, if any. */
const problemTest = (
  problem: (value: string, context: CheckContext) => string | undefined,
): TestConfig<string | undefined> => ({
  name: 'problem',
  skipAbsent: true,
  test: (value = '', { createError, options }) => {
    const message = problem(value, options.context as CheckContext);
    return message === undefined || createError({ message });
  },
});
export const referenceTest = (what: Reference) => problemTest((value, { refer }) => refer(what, value));

/** A text for visitors, which may name facts. */
export const text = (min: number, max: number, form?: TextRule['form']) =>
  string()
    .required()
    .test(problemTest((value, { read }) => read(value, { min, max, form })));

/** A text of a format, which `rule` describes. */
export const pattern = (matches: RegExp, rule: string) =>
  string().required().matches(matches, `must be ${rule}`);

/** Ids that pages have outside their content. */
const frameIds = ['top', 'logo', 'navigation', 'main', 'first-view', 'first-view-end'];

/** The key of an item, used in URLs, file names and ids. */
export const slug = () =>
  pattern(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and hyphens, such as sana-rafiq').notOneOf(
    frameIds,
    'is the id of a part of every page: choose another',
  );

/** One to `max` words of a search. */
export const searchPhrase = (max: number) =>
  pattern(
    new RegExp(`^[\\p{Ll}\\p{N}]+( [\\p{Ll}\\p{N}]+){0,${max - 1}}$`, 'u'),
    `words in lower case with one space between, at most ${max}`,
  );

export const choice = <const T extends string>(values: readonly T[]) => string().required().oneOf(values);

export const number = (min: number, max: number, kind = 'a number') => {
  const message = `must be ${kind} from ${min} to ${max}`;
  return anyNumber().required().min(min, message).max(max, message);
};

export const wholeNumber = (min: number, max: number) =>
  number(min, max, 'a whole number').integer(`must be a whole number from ${min} to ${max}`);

export const yesOrNo = () => boolean().required();

/** `true` or left out. `sample` and `inferred` are explained in docs/content.md. */
export const flag = () => boolean().isTrue('must be true, or left out').optional();

const dayProblem = (value: string): string | undefined => {
  const dayText = value.slice(0, 10);
  const time = Date.parse(dayText);
  // 30 February is invalid, or is parsed as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(dayText)
    ? undefined
    : 'is a day that does not exist';
};

export const day = () =>
  pattern(/^20\d\d-\d\d-\d\d$/, 'a day such as 2025-10-11').test(problemTest(dayProblem));

export const month = () => pattern(/^20\d\d-(0[1-9]|1[0-2])$/, 'a month such as 2022-09');

export const dayOrInstant = () =>
  pattern(
    /^20\d\d-\d\d-\d\d(T([01]\d|2[0-3]):[0-5]\d:00\+05:00)?$/,
    'a day such as 2027-02-08, or a time in Pakistan such as 2027-02-08T10:00:00+05:00',
  ).test(problemTest(dayProblem));

export const phone = () =>
  pattern(
    /^(\(0\d{2,4}\) \d{3,4} \d{3,4}|03\d{2} \d{7})$/,
    'a Pakistani number such as (021) 3456 7890 or 0300 1234567',
  );

export const email = () =>
  pattern(/^[^\s@{}]+@[^\s@{}]+\.[a-z]{2,}$/i, 'an email address such as office@example.com');

export const outsideLink = () =>
  pattern(/^https:\/\/[\w.-]+([/?#][^\s{}]*)?$/, 'an https address such as https://example.com/page');

/** The address of a page of this site, optionally with query and fragment. */
export const pageAddress = () =>
  pattern(/^\/[\w\-./?=&#]*$/, 'an address on this site such as /courses-sp').test(
    referenceTest('page'),
  ) as StringSchema<`/${string}`>;

/**
 * Kinds of things that a value can refer to; lib/server/check/references.ts looks them up. A `page` may have ? and #,
 * a `route` not; a `course` is of a category, an `any-course` of any kind.
 */
export type Reference =
  | 'page'
  | 'route'
  | 'course'
  | 'any-course'
  | 'centre'
  | 'city'
  | 'suggestion'
  | 'art'
  | 'photo'
  | 'motif'
  | 'icon'
  | 'video';

/** The key of another item of the content, or the name of a file. */
export const reference = (what: Reference) => string().required().test(referenceTest(what));
