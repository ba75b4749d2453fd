import { didYouMean } from '../../foundation/did-you-mean.ts';

/**
 * Over 250 lines because it is one list: the kinds of field that content schemas are made of. A field says what it is for
 * (`about`) and what is allowed (`rule`); the TypeScript type, the check, the tables of docs/content.md and the blank item of
 * `npm run content -- new` are derived from it.
 */

/** What a field refers to; lib/content/check/references.ts looks it up. */
export type Reference =
  | 'page'
  | 'route'
  | 'course'
  | 'centre'
  | 'city'
  | 'semester'
  | 'suggestion'
  | 'art'
  | 'icon'
  | 'photo'
  | 'video';

type Common = {
  about: string;
  /** What is allowed, as the end of "Allowed: …". */
  rule: string;
  optional: boolean;
};

/** One value. `problem` gets a value of the right type and says what is wrong with it. */
export type Scalar = Common & {
  kind: 'text' | 'number' | 'yes or no';
  problem: (value: never) => string | undefined;
  /** A value to show in the blank item. */
  example: string | number | boolean;
  refers?: Reference;
  /** May name facts such as `{centresInPakistan}`. */
  facts?: true;
};
export type List = Common & {
  kind: 'list';
  item: Field;
  least: number;
  most: number;
  /** Fields in which no two items are alike; '' compares the items themselves. */
  unique: readonly string[];
};
/** A rule over several fields: what is wrong, and at which of them. It is asked only when each field by itself is right. */
type Rule<T> = (value: T) => { field: string; text: string } | undefined;
export type Group = Common & {
  kind: 'group';
  fields: Readonly<Record<string, Field>>;
  rules: readonly Rule<never>[];
};

declare const type: unique symbol;
/** A field whose values have the type T. */
export type Field<T = unknown> = (Scalar | List | Group) & { readonly [type]?: T };
type Optional<T> = Field<T> & { optional: true };

/** The type of a field's values. */
export type ValueOf<F> = F extends { readonly [type]?: infer T } ? T : never;
type OptionalKeys<S> = { [K in keyof S]: S[K] extends { optional: true } ? K : never }[keyof S];
type GroupOf<S> = { [K in Exclude<keyof S, OptionalKeys<S>>]: ValueOf<S[K]> } & {
  [K in OptionalKeys<S>]?: ValueOf<S[K]>;
} extends infer T
  ? { [K in keyof T]: T[K] }
  : never;

const scalar = <T>(field: Omit<Scalar, 'optional'>): Field<T> => ({ ...field, optional: false });

/** The field, which may also be left out. */
export const optional = <T>(field: Field<T>): Optional<T> => ({ ...field, optional: true });

/** What is wrong with any text, wherever it stands. */
function unfit(text: string): string | undefined {
  if (text.trim() !== text) return 'has a space at its start or end';
  if (
    /[\u0000-\u001f\u007f\u00a0\u00ad\u200b\u200e\u200f\u202a-\u202f\u2060\ufeff\ufffd]/u.test(text) ||
    // Urdu needs joiners, a text in Latin letters has them from a paste.
    (/[\u200c\u200d]/u.test(text) && !/\p{Script=Arabic}/u.test(text))
  )
    return 'contains an invisible character or a line break: type the text anew instead of pasting it';
  // No font of the drawings has them.
  if (/\p{Emoji_Presentation}/u.test(text))
    return 'contains an emoji; texts have letters and punctuation only';
  if (/lorem ipsum/i.test(text)) return 'is filler text';
  if (/<[a-z/][^>]*>|&(?:\w+|#\d+);|\]\(/i.test(text))
    return 'contains HTML or other markup; texts are plain';
  return /\S {2,}\S/.test(text) ? 'has two spaces in a row' : undefined;
}

const lengthProblem = (text: string, least: number, most: number): string | undefined => {
  const { length } = text;
  if (length < least) return `is shorter than ${least} characters`;
  return length > most ? `is longer than ${most} characters` : undefined;
};

type Pattern = { matches: RegExp; saying: string; example: string };

/** A text that visitors read, of `least` to `most` characters; it may name facts. */
export const text = (about: string, least: number, most: number, pattern?: Pattern): Field<string> =>
  scalar({
    kind: 'text',
    about,
    rule: `${least}–${most} characters${pattern ? `, ${pattern.saying}` : ''}`,
    example: pattern?.example ?? '',
    facts: true,
    problem: (value: string) =>
      unfit(value) ??
      lengthProblem(value, least, most) ??
      (pattern && !pattern.matches.test(value) ? `must be ${pattern.saying}` : undefined),
  });

/** A text of one form that is no prose: a key, a number, a date. `valid` says more than the pattern can. */
const code = (
  about: string,
  pattern: Pattern,
  more: Partial<Pick<Scalar, 'refers'>> & { valid?: (value: string) => string | undefined } = {},
): Field<string> => {
  const { valid, ...rest } = more;
  return scalar({
    kind: 'text',
    about,
    rule: pattern.saying,
    example: pattern.example,
    problem: (value: string) => (pattern.matches.test(value) ? valid?.(value) : `must be ${pattern.saying}`),
    ...rest,
  });
};

/** The key of an item: part of addresses and of file names. */
export const slug = (about = 'key of the item; never change one that is public'): Field<string> =>
  code(about, {
    matches: /^[a-z0-9]+(-[a-z0-9]+)*$/,
    saying: 'lower-case letters, digits and hyphens, such as sana-rafiq',
    example: '',
  });

/** A text of a form that a pattern checks; `saying` describes the form. */
export const pattern = (about: string, matches: RegExp, saying: string, example = ''): Field<string> =>
  code(about, { matches, saying, example });

/** One of the given values. */
export const choice = <const T extends string>(about: string, values: readonly T[]): Field<T> =>
  scalar({
    kind: 'text',
    about,
    rule:
      values.length > 12
        ? `one of ${values.slice(0, 6).join(', ')} … (${values.length} in all; the check lists them for an unknown one)`
        : `one of ${values.join(', ')}`,
    example: values[0] ?? '',
    problem: (value: string) =>
      (values as readonly string[]).includes(value)
        ? undefined
        : `must be one of ${values.join(', ')}${didYouMean(value, values)}`,
  });

/** A number from `least` to `most`. */
export const number = (about: string, least: number, most: number): Field<number> =>
  scalar({
    kind: 'number',
    about,
    rule: `a number from ${least} to ${most}`,
    example: 0,
    problem: (value: number) =>
      value >= least && value <= most ? undefined : `must be a number from ${least} to ${most}`,
  });

/** A whole number from `least` to `most`. */
export const whole = (about: string, least: number, most: number): Field<number> =>
  scalar({
    kind: 'number',
    about,
    rule: `a whole number from ${least} to ${most}`,
    example: least,
    problem: (value: number) =>
      Number.isInteger(value) && value >= least && value <= most
        ? undefined
        : `must be a whole number from ${least} to ${most}`,
  });

/** `true` or `false`. */
export const yesOrNo = (about: string): Field<boolean> =>
  scalar({ kind: 'yes or no', about, rule: 'true or false', example: true, problem: () => undefined });

/** `true` or left out. */
export const mark = (about: string): Optional<true> =>
  optional(
    scalar<true>({
      kind: 'yes or no',
      about,
      rule: 'true, or left out',
      example: true,
      problem: (value: boolean) => (value ? undefined : 'must be true, or left out'),
    }),
  );
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
export const day = (about: string): Field<string> =>
  code(
    about,
    { matches: /^20\d\d-\d\d-\d\d$/, saying: 'a day such as 2025-10-11', example: '2026-01-31' },
    { valid: dayProblem },
  );

/** A month such as `2022-09`. */
export const month = (about: string): Field<string> =>
  code(about, {
    matches: /^20\d\d-(0[1-9]|1[0-2])$/,
    saying: 'a month such as 2022-09',
    example: '2026-01',
  });

/** A whole day such as `2027-02-08`, or an instant in Pakistan. */
export const moment = (about: string): Field<string> =>
  code(
    about,
    {
      matches: /^20\d\d-\d\d-\d\d(T\d\d:\d\d:00\+05:00)?$/,
      saying: 'a day such as 2027-02-08, or a time in Pakistan such as 2027-02-08T10:00:00+05:00',
      example: '2027-02-08',
    },
    {
      valid: (value) =>
        dayProblem(value) ??
        (/^.{10}(T([01]\d|2[0-3]):[0-5]\d.*)?$/.test(value) ? undefined : 'is an hour that does not exist'),
    },
  );

/** A phone number in local notation. */
export const phone = (about: string): Field<string> =>
  code(about, {
    matches: /^(\(0\d{2,4}\) \d{3,4} \d{3,4}|03\d{2} \d{7})$/,
    saying: 'a Pakistani number such as (021) 3456 7890 or 0300 1234567',
    example: '(021) 3456 7890',
  });

/** An e-mail address. */
export const email = (about: string): Field<string> =>
  code(about, {
    matches: /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i,
    saying: 'an e-mail address such as office@example.com',
    example: 'office@example.com',
  });

/** An address on another site. */
export const outsideLink = (about: string): Field<string> =>
  code(
    about,
    {
      matches: /^https:\/\/\S+$/,
      saying: 'an https address such as https://example.com/page',
      example: 'https://example.com/page',
    },
    {
      valid: (value) =>
        URL.canParse(value) ? undefined : 'must be an https address such as https://example.com/page',
    },
  );

/** The address of a page of this site, with its query and fragment if need be. */
export const page = (about: string): Field<`/${string}`> =>
  code(
    about,
    {
      matches: /^\/[\w\-./?=&#]*$/,
      saying: 'an address on this site such as /courses-sp',
      example: '/courses',
    },
    { refers: 'page' },
  ) as Field<`/${string}`>;

const referred: Readonly<Record<Exclude<Reference, 'page' | 'photo'>, [rule: string, example: string]>> = {
  course: ['the slug of a course', 'office-automation'],
  route: ['the address of a page without ? and #, such as /locations', '/locations'],
  centre: ['the slug of a centre', 'clifton'],
  city: ['a city of content/cities.ts', 'Karachi'],
  semester: ['the slug of a semester', 'cpism'],
  suggestion: ['the slug of a suggestion of content/search/suggestions.ts', 'react'],
  art: ['the name of a drawing in public/art such as courses/python', 'courses/python'],
  icon: ['a slug of simpleicons.org', 'python'],
  video: ['a film in public such as /video/home.mp4', '/video/home.mp4'],
};

/** The key of something else of the content, or of a file. */
export const to = <T extends string = string>(what: keyof typeof referred, about: string): Field<T> => {
  const [rule, example] = referred[what];
  return scalar({
    kind: 'text',
    about,
    rule,
    example,
    refers: what,
    problem: (value: string) => unfit(value),
  });
};

/** Several fields in `{ }`. */
export const group = <const S extends Readonly<Record<string, Field>>>(
  about: string,
  fields: S,
  ...rules: readonly Rule<GroupOf<S>>[]
): Field<GroupOf<S>> & { fields: S } => ({
  kind: 'group',
  about,
  rule: 'fields in { }',
  optional: false,
  fields,
  rules,
});

/** `least` to `most` items in `[ ]`, no two alike in any of the `unique` fields. */
export const list = <T>(
  about: string,
  item: Field<T>,
  least: number,
  most: number,
  ...unique: readonly string[]
): Field<readonly T[]> => {
  const count = least === most ? String(least) : `${least}–${most}`;
  return { kind: 'list', about, rule: `${count} items in [ ]`, optional: false, item, least, most, unique };
};

/** A photograph that replaces the drawn art of its item. */
export const photo = () =>
  optional(
    group(
      'a photograph instead of the drawing',
      {
        file: code(
          'file below public/images',
          {
            matches: /^[a-z0-9\-_/]+\.(jpg|jpeg|png|webp)$/,
            saying: 'a JPEG, PNG or WebP below public/images such as courses/office.jpg, without capitals',
            example: 'courses/office.jpg',
          },
          { refers: 'photo' },
        ),
        alt: optional(text('what the picture shows, for people who do not see it', 5, 150)),
        decorative: mark('the picture adds nothing to the text beside it; then without alt'),
      },
      ({ alt, decorative }) =>
        alt || decorative
          ? undefined
          : { field: 'alt', text: 'needs alt: say what the picture shows, or decorative: true' },
    ),
  );

export type Photo = NonNullable<ValueOf<ReturnType<typeof photo>>>;

/** A title with its text. */
export const titled = (about: string, title: readonly [number, number], body: readonly [number, number]) =>
  group(about, { title: text('title', ...title), text: text('text', ...body) });

/** A question with its answer. */
export const answered = (
  about: string,
  question: readonly [number, number],
  answer: readonly [number, number],
) => group(about, { question: text('question', ...question), answer: text('answer', ...answer) });

/** A link to a page of this site, its text of `least` to `most` characters. */
export const link = (about: string, least: number, most: number) =>
  group(about, { label: text('text of the link', least, most), href: page('where it leads') });
