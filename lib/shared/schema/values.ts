import { boolean, number as anyNumber, string, type StringSchema, type TestConfig } from 'yup';
import { fill, placeholdersOf, type Facts } from '../util/fill.ts';
import { didYouMean } from '../util/spelling.ts';

/**
 * The kinds of single value that content is made of, as yup schemas that have to be there unless `.optional()`. The label says
 * what a value is for; the tables of the guide and the blank item of `npm run content -- new` are made of it and of these
 * metadata.
 */
declare module 'yup' {
  interface CustomSchemaMetadata {
    /** What is allowed, as the end of "Allowed: …" and of "must be …". */
    rule?: string;
    /** A value to show in the blank item. */
    example?: string | number | boolean;
  }
}

/** What a check has to know besides the schema; yup passes it to each test as its context. */
export type CheckContext = {
  /** Facts by name; texts are measured as visitors read them. Undefined while the files that carry them are broken. */
  facts: Facts | undefined;
  /** What is wrong with a reference, if anything. */
  refer: (what: Reference, value: string) => string | undefined;
  /** What is wrong with the words of a text, if anything. */
  words: (text: string) => string | undefined;
};

/** A yup test with the sentence of what is wrong with a value, if anything. */
const sentence = (
  problem: (value: string, context: CheckContext) => string | undefined,
): TestConfig<string | undefined> => ({
  name: 'sentence',
  skipAbsent: true,
  test: (value = '', { createError, options }) => {
    const message = problem(value, options.context as CheckContext);
    return message === undefined || createError({ message });
  },
});
/** A yup test of a reference. Not asked while the files that carry the facts are broken: much refers to them. */
export const refers = (what: Reference) => sentence((value, { facts, refer }) => facts && refer(what, value));

/** A word of Latin letters and of others that may look like them: no search finds it. Captures the first of the others. */
const mixedWord = /(?=[\p{L}\p{M}]*?([\p{sc=Cyrl}\p{sc=Grek}]))(?=[\p{L}\p{M}]*\p{sc=Latn})[\p{L}\p{M}]+/u;

/** What is wrong with any text, in every field. */
function unfit(text: string): string | undefined {
  if (text.trim() !== text) return 'has a space at its start or end';
  if (
    /[\u0000-\u001f\u007f\u00a0\u00ad\u200b\u200e\u200f\u202a-\u202f\u2060\ufeff\ufffd]/u.test(text) ||
    // Urdu needs joiners, a text in Latin letters has them from a paste.
    (/[\u200c\u200d]/u.test(text) && !/\p{Script=Arabic}/u.test(text))
  )
    return 'contains an invisible character or a line break: type the text again instead of pasting it';
  const mixed = mixedWord.exec(text);
  if (mixed) return `has letters of two alphabets in ${mixed[0]}, such as ${mixed[1]}: type the word again`;
  // No font of the drawings has emoji.
  if (/\p{Emoji_Presentation}/u.test(text))
    return 'contains an emoji; texts have letters and punctuation only';
  if (/lorem ipsum/i.test(text)) return 'is filler text';
  if (/<[a-z/][^>]*>|&(?:\w+|#\d+);|\]\(/i.test(text))
    return 'contains HTML or other markup; texts are plain';
  return /\S {2,}\S/.test(text) ? 'has two spaces in a row' : undefined;
}

const lengthProblem = ({ length }: string, least: number, most: number): string | undefined => {
  if (length < least) return `is shorter than ${least} characters`;
  return length > most ? `is longer than ${most} characters` : undefined;
};

/** The problem of the facts that a text names, if any. */
function factProblem(text: string, facts: Facts): string | undefined {
  const unknown = placeholdersOf(text).find((name) => !Object.hasOwn(facts, name));
  if (unknown === undefined)
    return /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')) ? 'has a stray { or }' : undefined;
  const names = Object.keys(facts);
  return names.length > 0
    ? `names a fact that does not exist: {${unknown}}${didYouMean(unknown, names) || '.'} Facts: ${names.join(', ')}`
    : `names the fact {${unknown}}, which only texts of other files may`;
}

type Form = { matches: RegExp; saying: string };

/** A text that visitors read, of `least` to `most` characters, perhaps of one form; it may name facts. */
export const text = (about: string, least: number, most: number, form?: Form) =>
  string()
    .required()
    .test(
      sentence((value, { facts: known, words }) => {
        if (!known && placeholdersOf(value).length > 0) return undefined;
        const facts = known ?? {};
        const read = fill(value, facts);
        return (
          factProblem(value, facts) ??
          unfit(read) ??
          lengthProblem(read, least, most) ??
          (form && !form.matches.test(read) ? `must be ${form.saying}` : undefined) ??
          (Object.keys(facts).length > 0 ? words(value) : undefined)
        );
      }),
    )
    .label(about)
    .meta({ rule: `${least}–${most} characters${form ? `, ${form.saying}` : ''}` });

/** A text of a form that is no prose, such as a key, a number or a date: `rule` describes it. */
export const pattern = (about: string, matches: RegExp, rule: string, example = '') =>
  string().required().matches(matches).label(about).meta({ rule, example });

/** The key of an item: part of addresses and of file names. */
export const slug = (about = 'key of the item; never change one that is public') =>
  pattern(about, /^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case letters, digits and hyphens, such as sana-rafiq');

/** One of the given values. */
export const choice = <const T extends string>(about: string, values: readonly T[]) =>
  string()
    .required()
    .oneOf(values)
    .label(about)
    .meta({
      rule:
        values.length > 12
          ? `one of ${values.slice(0, 6).join(', ')} … (${values.length} in all; the check lists them for an unknown one)`
          : `one of ${values.join(', ')}`,
      example: values[0] ?? '',
    });

/** A number from `least` to `most`. */
export const number = (about: string, least: number, most: number) =>
  anyNumber()
    .required()
    .min(least)
    .max(most)
    .label(about)
    .meta({ rule: `a number from ${least} to ${most}`, example: 0 });

/** A whole number from `least` to `most`. */
export const whole = (about: string, least: number, most: number) =>
  number(about, least, most)
    .integer()
    .meta({ rule: `a whole number from ${least} to ${most}`, example: least });

/** `true` or `false`. */
export const yesOrNo = (about: string) =>
  boolean().required().label(about).meta({ rule: 'true or false', example: true });

/** `true` or left out. */
export const mark = (about: string) =>
  boolean().isTrue().optional().label(about).meta({ rule: 'true, or left out', example: true });
/** The mark of an item that stands in for a real one. */
export const sample = () =>
  mark('stands in for a real person, company or place until the launch; delete it with the facts confirmed');
/** The mark of an item that nobody has confirmed. */
export const inferred = () => mark('not given by the head office and inferred; delete it when confirmed');

const dayProblem = (value: string): string | undefined => {
  const day = value.slice(0, 10);
  const time = Date.parse(day);
  // A day such as 30 February is none, or read as one in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
    ? undefined
    : 'is a day that does not exist';
};

/** A day such as `2025-10-11`. */
export const day = (about: string) =>
  pattern(about, /^20\d\d-\d\d-\d\d$/, 'a day such as 2025-10-11', '2026-01-31').test(sentence(dayProblem));

/** A month such as `2022-09`. */
export const month = (about: string) =>
  pattern(about, /^20\d\d-(0[1-9]|1[0-2])$/, 'a month such as 2022-09', '2026-01');

/** A whole day such as `2027-02-08`, or an instant in Pakistan. */
export const moment = (about: string) =>
  pattern(
    about,
    /^20\d\d-\d\d-\d\d(T\d\d:\d\d:00\+05:00)?$/,
    'a day such as 2027-02-08, or a time in Pakistan such as 2027-02-08T10:00:00+05:00',
    '2027-02-08',
  ).test(
    sentence(
      (value) =>
        dayProblem(value) ??
        (/^.{10}(T([01]\d|2[0-3]):[0-5]\d.*)?$/.test(value) ? undefined : 'is an hour that does not exist'),
    ),
  );

/** A phone number in local notation. */
export const phone = (about: string) =>
  pattern(
    about,
    /^(\(0\d{2,4}\) \d{3,4} \d{3,4}|03\d{2} \d{7})$/,
    'a Pakistani number such as (021) 3456 7890 or 0300 1234567',
    '(021) 3456 7890',
  );

/** An email address. */
export const email = (about: string) =>
  pattern(
    about,
    /^[^\s@{}]+@[^\s@{}]+\.[a-z]{2,}$/i,
    'an email address such as office@example.com',
    'office@example.com',
  );

/** An address on another site. */
export const outsideLink = (about: string) => {
  const rule = 'an https address such as https://example.com/page';
  return pattern(about, /^https:\/\/[^\s{}]+$/, rule, 'https://example.com/page').test(
    sentence((value) => (URL.canParse(value) ? undefined : `must be ${rule}`)),
  );
};

/** The address of a page of this site, with its query and fragment if need be. */
export const page = (about: string) =>
  pattern(about, /^\/[\w\-./?=&#]*$/, 'an address on this site such as /courses-sp', '/courses').test(
    refers('page'),
  ) as StringSchema<`/${string}`>;

const referred = {
  course: ['the slug of a course', 'office-automation'],
  'any-course': ['the slug of a course of any kind', 'python'],
  route: ['the address of a page without ? and #, such as /locations', '/locations'],
  centre: ['the slug of a centre', 'clifton'],
  city: ['a city of content/cities.ts', 'Karachi'],
  semester: ['the slug of a semester', 'cpism'],
  suggestion: ['the slug of a suggestion of content/search/suggestions.ts', 'react'],
  art: ['the name of a drawing in public/art such as courses/python', 'courses/python'],
  icon: ['a slug of simpleicons.org', 'python'],
  video: ['a film in public such as /video/home.mp4', '/video/home.mp4'],
} as const;
/** What a value refers to; lib/server/content/check/references.ts looks it up. */
export type Reference = keyof typeof referred | 'page' | 'photo';

/** The key of something else of the content, or of a file. */
export const to = (what: keyof typeof referred, about: string) => {
  const [rule, example] = referred[what];
  return string().required().test(sentence(unfit)).test(refers(what)).label(about).meta({ rule, example });
};
