import type { StringSchema } from 'yup';
import { motifNames } from '../art/motif-names.ts';
import { complete, courseFacts } from './course-facts.ts';
import { group, list, photo, titled, type ValueOf } from './groups.ts';
import { choice, inferred, page, pattern, slug, text, reference, whole } from './values.ts';

/** Schemas of content/courses/. Maximum lengths are what the page layouts can show. */

export const familySlugs = [
  'career',
  'acn-pro',
  'smart-pro',
  'short-course',
  'english',
  'summer-camp',
] as const;
/** A category of /courses; its slug is also the tab's fragment and the name of its palette in lib/shared/art. */
export type FamilySlug = (typeof familySlugs)[number];

export const enquiryCodes = ['ACCP-AI', 'HDSE', 'STC', 'ACNS', 'ENGLISH'] as const;
/** Program of an enquiry (docs/product/forms.md#f4). */
export type EnquiryCode = (typeof enquiryCodes)[number];

/** Maximum characters of a description on a card (docs/product/pages.md#p6). */
export const cardCharacters = 150;

const motif = () => choice('what its drawing shows', motifNames);
const enquire = () => choice('program of an enquiry about it', enquiryCodes);
const next = () =>
  list('courses that follow well', reference('course', 'slug of a course'), 1, 3, '').optional();

/** The courses of a category (docs/product/content.md#d2). */
export const coursesSchema = list(
  'courses of one category',
  group(
    'a course of a category; menu, card, details, search and structured data follow by themselves',
    {
      id: whole('number from the head office’s list; may repeat in another category', 1, 9999),
      slug: slug('key: address of the details and name of the drawing; never changes'),
      title: text('name on the card', 2, 48),
      title2: text('longer name, shown in the Courses menu', 2, 56).optional(),
      description: text('what it is; the card shows 150 characters', 60, 400),
      motif: motif(),
      enquire: enquire(),
      url: page('its own page; makes the card a link').optional(),
      duration: text('line on the card, such as 2 hrs per session, 3 days a week', 3, 48).optional(),
      time: pattern('total hours', /^\d+ Hrs$/, 'a number and Hrs, such as 158 Hrs').optional(),
      classDuration: text('line on the family page, such as 2 hrs, 3 days a week', 3, 48).optional(),
      learn: list('what you learn', text('one line', 3, 90), 3, 8, '').optional(),
      make: text('what you make', 10, 160).optional(),
      forWhom: text('who it is for', 10, 160).optional(),
      needs: text('who may join: what you need before', 5, 160).optional(),
      facts: courseFacts(),
      next: next(),
      image: photo(),
      inferred: inferred(),
    },
    ({ slug: own, next: others }) =>
      others?.includes(own)
        ? { field: 'next', text: 'names the course itself; name courses that follow it' }
        : undefined,
    complete,
  ),
  1,
  5000,
  'slug',
  'title',
  'url',
);
/** A course of a category. Family pages show all fields, cards some of them (docs/product/pages.md#p6, #p7). */
export type Course = ValueOf<typeof coursesSchema>[number];

/** Schema of content/courses/categories.ts (docs/product/content.md#d1). */
export const categoriesSchema = list(
  'the tabs of /courses',
  group('a category', {
    id: whole('its place', 1, 6),
    slug: choice('key', familySlugs),
    title: text('name of the tab', 3, 30),
    tagline: text('line below the tabs', 10, 60),
    page: page('page with the details of its courses').optional(),
  }),
  6,
  6,
  'id',
  'slug',
  'title',
);
export type Category = ValueOf<typeof categoriesSchema>[number];

const cardSubjects = ['web', 'data', 'marketing', 'office', 'design'] as const;
/** Subject by which visitors filter the cards of /short-courses. */
export type CardSubject = (typeof cardSubjects)[number];

/** Schema of content/courses/short-course-cards.ts (docs/product/content.md#d5). */
export const cardsSchema = list(
  'the cards of /short-courses',
  group(
    'a card of /short-courses',
    {
      slug: slug('key: fragment of its address and name of the drawing; never changes'),
      course: reference(
        'course',
        'the course of a category that it shows; then without months and facts',
      ).optional(),
      title: text('name', 2, 48),
      subject: choice('filter chip that shows it', cardSubjects),
      topics: list('what it is about', text('a topic', 3, 60), 3, 8, ''),
      months: whole('length in months', 1, 12).optional(),
      motif: motif(),
      facts: courseFacts().optional(),
      image: photo(),
      inferred: inferred(),
    },
    ({ course, facts, ...card }) => {
      if (course)
        return (card.months ?? facts) === undefined
          ? undefined
          : { field: 'course', text: `has its length and fee in ${course}: leave out months and facts` };
      return facts ? complete({ ...card, facts }) : { field: 'facts', text: 'is missing' };
    },
  ),
  16,
  500,
  'slug',
  'title',
);
export type ShortCourseCard = ValueOf<typeof cardsSchema>[number];

/** Schema of content/courses/stand-alone.ts (docs/product/content.md#d4). */
export const standAloneSchema = list(
  'the courses of /courses-details; the place in the list is the id of the address, so add at the end only',
  group(
    'a course of /courses-details',
    {
      slug: slug('key: name of the drawing; never changes'),
      title: text('name', 2, 48),
      description: text('what it is; also its description in search engines', 60, 155),
      subTitle: text('second heading', 5, 60),
      subDescription: text('text below it', 100, 600),
      thirdTitle: text('heading above the two lists', 5, 60),
      objective: list('objectives', text('an objective', 10, 120), 4, 8, ''),
      module: list('modules', text('a module', 10, 120), 5, 10, ''),
      logo: reference('icon', 'icon of the technology').optional(),
      motif: motif(),
      enquire: enquire(),
      next: next(),
      film: reference('video', 'looping film at the top of its page; a drawing if left out').optional(),
      facts: courseFacts(),
      image: photo(),
    },
    complete,
  ),
  6,
  50,
  'slug',
  'title',
);
export type StandAloneCourse = ValueOf<typeof standAloneSchema>[number];

export const semesterSlugs = [
  'cpism',
  'dism',
  'hdse-1',
  'hdse-2',
  'hdse-3',
  'hdse-4',
  'adse-1',
  'adse-2',
] as const;
export type SemesterSlug = (typeof semesterSlugs)[number];

export const part = (about: string) => titled(about, [3, 80], [10, 240]);

/** Schema of content/courses/semesters/ (docs/product/pages.md#p8). */
export const semesterSchema = group('a semester of a diploma', {
  slug: choice('key: fragment of its tab', semesterSlugs),
  label: text('text of the tab', 3, 12),
  title: text('subject, as a heading', 5, 80),
  summary: text('summary', 60, 300),
  objectives: list('objectives', text('an objective', 10, 140), 4, 8, ''),
  modules: list('modules', part('a module'), 2, 10, 'title'),
  bridge: list(
    'bridge subjects towards the intermediate equivalency',
    part('a subject'),
    4,
    4,
    'title',
  ).optional(),
  project: text('project', 40, 300),
  jobProfiles: list('job profiles', text('a job', 3, 60), 3, 6, ''),
  workshops: list('workshops', part('a workshop'), 2, 5, 'title'),
  technologies: list(
    'technologies',
    group('a technology', {
      name: text('name', 1, 30),
      icon: reference('icon', 'its icon; letters are shown when left out').optional(),
    }),
    3,
    12,
    'name',
  ),
});
export type Semester = ValueOf<typeof semesterSchema>;

/** Schema of content/courses/adse.ts and hdse.ts (docs/product/pages.md#p8). */
export const programmeSchema = group('a diploma', {
  slug: choice('key', ['adse', 'hdse']),
  path: choice('address', ['/courses-adse', '/courses-hdse']),
  name: text('short name', 3, 20),
  fullName: text('name', 10, 80),
  enquire: enquire(),
  lead: text('line below the heading', 40, 200),
  intro: list('introduction', text('a paragraph', 60, 500), 2, 4),
  years: whole('length in years, for search engines', 1, 6).optional(),
  entry: reference('semester', 'slug of the semester in which beginners start') as StringSchema<SemesterSlug>,
  prerequisites: text('required qualification, for search engines', 3, 60),
  recognizedBy: text('who recognises it, for search engines', 3, 60).optional(),
  semesters: list(
    'its semesters in order',
    reference('semester', 'slug of a semester') as StringSchema<SemesterSlug>,
    6,
    6,
    '',
  ),
  after: list(
    'what comes after it',
    group('a way on', {
      title: text('heading', 3, 40),
      text: text('text', 30, 240),
      href: page('where it leads'),
      link: text('text of the link', 5, 60),
    }),
    2,
    4,
    'title',
  ),
});
/** A diploma page: /courses-adse or /courses-hdse. */
export type Programme = ValueOf<typeof programmeSchema>;
