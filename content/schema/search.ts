import { group, list, records, type ValueOf } from './groups.ts';
import { choice, flag, pageAddress, pattern, searchPhrase, slug, text, reference } from './single-values.ts';

// What these times and days mean is in lib/shared/classes/parts-of-day.ts.
export const partsOfDay = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof partsOfDay)[number];
const classDays = ['mwf', 'tts'] as const;
export type ClassDays = (typeof classDays)[number];

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

/** The first keyword whose name contains the search text is the best match (docs/product/search.md#q2). */
export const keywordsSchema = records(['name'], {
  name: choice(keywordNames),
  background: reference('art'), // the picture of Best Match
  suggestions: list(reference('suggestion'), '').max(6),
}).length(10);
export type Keyword = ValueOf<typeof keywordsSchema>[number];

export const suggestionsSchema = records(['slug', 'name'], {
  slug: slug(),
  name: text(2, 40),
  detail: text(1, 120).optional(),
  img: reference('art'),
});
export type Suggestion = ValueOf<typeof suggestionsSchema>[number];

/** Synonyms: Roman Urdu, abbreviations, spellings. */
export const synonymsSchema = records([], {
  words: list(searchPhrase(1), '').min(2),
  pages: list(pageAddress(), '').optional(), // the pages that each of the words finds
});
export type SynonymGroup = ValueOf<typeof synonymsSchema>[number];

/** Words that lead to Find a class with its filters set, or to all classes. */
export const classTimesSchema = records([], {
  time: choice(partsOfDay).optional(),
  days: choice(classDays).optional(),
  order: choice(['fee']).optional(), // sorts by fee, also the classes that other words of the search find
  words: list(searchPhrase(3), ''), // besides the names of the time or the days
});
export type ClassTimes = ValueOf<typeof classTimesSchema>[number];

/** Stop words, which count little beside other words. */
export const ignoredSchema = records(['about'], {
  about: text(3, 40), // what kind of words they are
  words: searchPhrase(200),
});
export type IgnoredWords = ValueOf<typeof ignoredSchema>[number];

/** Links on /search before a search, and when nothing was found. */
export const popularSchema = records(['label', 'href'], {
  label: pattern(/^[^{}]{3,40}$/, '3–40 characters, without facts'),
  href: pageAddress(),
})
  .min(3)
  .max(12);
export type PopularTopic = ValueOf<typeof popularSchema>[number];

/** Names under which centres announce classes of a course, in addition to its title (docs/product/pages.md#p31). */
export const courseNamesSchema = records(['course'], {
  course: reference('any-course'),
  names: list(text(2, 60), ''),
});
export type CourseNames = ValueOf<typeof courseNamesSchema>[number];

/** Abbreviations, for `<abbr>`, the diploma pages and the search. */
export const glossarySchema = records(['short'], {
  short: text(2, 12),
  full: text(3, 80),
  text: text(20, 140),
  inferred: flag(),
});
export type GlossaryTerm = ValueOf<typeof glossarySchema>[number];

/** The keys of the answers to the questions of /which-course about the visitor. */
export const answerKeys = {
  done: ['school', 'matric', 'intermediate', 'graduate'],
  likes: ['software', 'design', 'networks', 'data', 'office', 'english'],
  length: ['short', 'long'], // courses of up to four months, or longer ones
} as const;

const options = <const K extends string>(keys: readonly K[]) =>
  records(['key', 'label'], { key: choice(keys), label: text(3, 40) }).length(keys.length);

/** The questions of /which-course (docs/product/pages.md#p39), and who each course is for. */
export const whichCourseSchema = group(
  {
    done: options(answerKeys.done),
    likes: options(answerKeys.likes),
    length: options(answerKeys.length),
    sample: flag(),
    // Courses in order: the best for beginners first.
    courses: records(['course'], {
      course: reference('any-course'),
      done: list(choice(answerKeys.done), ''), // who may join it
      likes: list(choice(answerKeys.likes), ''), // who will like it
    }),
  },
  ({ courses }) => {
    for (const done of answerKeys.done)
      for (const likes of answerKeys.likes)
        if (!courses.some((course) => course.done.includes(done) && course.likes.includes(likes)))
          return { field: 'courses', text: `has no course for ${done} and ${likes}` };
    return undefined;
  },
);
export type WhichCourse = ValueOf<typeof whichCourseSchema>;
