import { group, list, type ValueOf } from './groups.ts';
import { choice, inferred, page, pattern, sample, slug, text, reference } from './values.ts';

/**
 * Schemas of content/search/ (docs/product/search.md#q2), of course names, and of abbreviations, which the search uses
 * too.
 */

const keywordNames = [
  'python',
  'js',
  'jquery',
  'javascript',
  'html',
  'css',
  'angular',
  'react',
  'website',
  'bootstrap',
] as const;

/** Schema of content/search/keywords.ts. */
export const keywordsSchema = list(
  'the ten keywords; the first whose name contains the search text is the best match',
  group('a keyword', {
    name: choice('keyword', keywordNames),
    background: reference('art', 'drawing behind the panel'),
    suggestions: list('its suggestions', reference('suggestion', 'slug of a suggestion'), 1, 6, ''),
  }),
  10,
  10,
  'name',
);
/** A keyword of the fixed catalogue: the panel's background picture and its suggestions, by slug. */
export type Keyword = ValueOf<typeof keywordsSchema>[number];

/** Schema of content/search/suggestions.ts. */
export const suggestionsSchema = list(
  'suggestions of the keywords',
  group('a suggestion', {
    slug: slug('key'),
    name: text('name', 2, 40),
    detail: text('one line', 1, 120).optional(),
    img: reference('art', 'drawing'),
  }),
  1,
  100,
  'slug',
  'name',
);
/** A suggestion for a keyword (docs/product/search.md#q2). HDSE and ADSE have no `detail`. */
export type Suggestion = ValueOf<typeof suggestionsSchema>[number];

/** Schema of content/search/synonyms.ts. */
export const synonymsSchema = list(
  'words that mean the same',
  group('a set of words', {
    words: list(
      'the words',
      pattern('a word', /^[\p{Ll}\p{N}]{2,24}$/u, 'one word in lower case'),
      2,
      20,
      '',
    ),
    pages: list('pages that each of them finds', page('a page'), 1, 6, '').optional(),
  }),
  1,
  200,
);
/** Synonyms (Roman Urdu, abbreviations, spellings) and the pages that each of them finds. */
export type SynonymGroup = ValueOf<typeof synonymsSchema>[number];

/** One to three words in lower case. */
const phrase = pattern(
  'words',
  /^[\p{Ll}\p{N}]+( [\p{Ll}\p{N}]+){0,2}$/u,
  'one to three words in lower case',
);

/** Schema of content/search/class-times.ts. */
export const classTimesSchema = list(
  'words that lead to Find a class with its filters set',
  group('words with their filters; without a filter they lead to all classes', {
    time: choice('time of day', ['morning', 'afternoon', 'evening']).optional(),
    days: choice('days: mwf for Monday, Wednesday and Friday, tts for the others', ['mwf', 'tts']).optional(),
    words: list('the words', phrase, 1, 20, ''),
  }),
  1,
  20,
);
export type ClassTimes = ValueOf<typeof classTimesSchema>[number];

/** Schema of content/search/ignored.ts. */
export const ignoredSchema = list(
  'words that are ignored beside other words',
  group('words of one kind', {
    about: text('what they are', 3, 40),
    words: pattern(
      'the words',
      /^[\p{Ll}\p{N}]+( [\p{Ll}\p{N}]+)*$/u,
      'words in lower case with one space between',
    ),
  }),
  1,
  20,
  'about',
);
export type IgnoredWords = ValueOf<typeof ignoredSchema>[number];

/** Schema of content/search/popular.ts. */
export const popularSchema = list(
  'shown on /search before a search, and when nothing was found',
  group('a link', {
    label: pattern('text of the link', /^[^{}]{3,40}$/, '3–40 characters, without facts'),
    href: page('where it leads'),
  }),
  3,
  12,
  'label',
  'href',
);
export type PopularTopic = ValueOf<typeof popularSchema>[number];

/** Schema of content/course-names.ts. */
export const courseNamesSchema = list(
  'names under which centres announce classes of a course',
  group('the names of a course', {
    course: reference('any-course', 'the course'),
    names: list('its other names', text('a name', 2, 60), 1, 20, ''),
  }),
  1,
  1000,
  'course',
);
/** Names that centres use for a course, in addition to its title (docs/product/pages.md#p31). */
export type CourseNames = ValueOf<typeof courseNamesSchema>[number];

/** Schema of content/glossary.ts. */
export const glossarySchema = list(
  'what short names stand for',
  group('a short name', {
    short: text('short name', 2, 12),
    full: text('what it stands for', 3, 80),
    text: text('one sentence of explanation', 20, 140),
    inferred: inferred(),
  }),
  5,
  200,
  'short',
);
/** An abbreviation and its full form, used in `<abbr>`, on the diploma pages and as search synonyms. */
export type Term = ValueOf<typeof glossarySchema>[number];

/** Schema of content/which-course.ts (docs/product/pages.md#p39). */

/** The visitor's education. */
export const doneKeys = ['school', 'matric', 'intermediate', 'graduate'] as const;
export type Done = (typeof doneKeys)[number];
/** The visitor's interests. */
export const likesKeys = ['software', 'design', 'networks', 'data', 'office', 'english'] as const;
export type Likes = (typeof likesKeys)[number];
/** Length of a course: up to four months, or longer. */
export const lengthKeys = ['short', 'long'] as const;
export type Length = (typeof lengthKeys)[number];
/** When the visitor has time; the first three are times of day of a class. */
export const whenKeys = ['morning', 'afternoon', 'evening', 'weekend'] as const;
export type When = (typeof whenKeys)[number];

const options = <const K extends string>(about: string, keys: readonly K[]) =>
  list(
    about,
    group('an answer', {
      key: choice('key', keys),
      label: text('answer', 3, 40),
      words: text('the answer in a sentence', 3, 40),
    }),
    keys.length,
    keys.length,
    'key',
    'label',
  );

/** Schema of content/which-course.ts. */
export const whichCourseSchema = group(
  'the questions of /which-course, and who each course is for',
  {
    done: options('answers to the question of education', doneKeys),
    likes: options('answers to the question of interests', likesKeys),
    length: options('answers to the question of length', lengthKeys),
    when: options('answers to the question of time', whenKeys),
    sample: sample(),
    courses: list(
      'the courses, the best for beginners first',
      group('a course', {
        course: reference('any-course', 'slug of a course'),
        done: list('who may join it', choice('key of an education', doneKeys), 1, 4, ''),
        likes: list('who will like it', choice('key of an interest', likesKeys), 1, 6, ''),
      }),
      1,
      1000,
      'course',
    ),
  },
  ({ courses }) => {
    for (const done of doneKeys)
      for (const likes of likesKeys)
        if (!courses.some((one) => one.done.includes(done) && one.likes.includes(likes)))
          return { field: 'courses', text: `has no course for ${done} and ${likes}` };
    return undefined;
  },
);
export type WhichCourse = ValueOf<typeof whichCourseSchema>;
