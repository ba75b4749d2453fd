import { checkCourse, courseFacts } from './course-facts.ts';
import { group, list, itemPhoto, records, titled, type ValueOf } from './groups.ts';
import { choice, flag, pageAddress, pattern, slug, text, reference, wholeNumber } from './single-values.ts';

export const categorySlugs = [
  'career',
  'acn-pro',
  'smart-pro',
  'short-course',
  'english',
  'summer-camp',
] as const;
/** The slug is also the fragment of a category's tab on /courses and the name of its colours in scripts/art. */
export type CategorySlug = (typeof categorySlugs)[number];

export const enquiryCodes = ['ACCP-AI', 'HDSE', 'STC', 'ACNS', 'ENGLISH'] as const;
/** Programs of an enquiry (docs/product/forms.md#f4). */
export type EnquiryCode = (typeof enquiryCodes)[number];

/** Maximum characters of a description on a card (docs/product/pages.md#p6). */
export const cardCharacters = 150;

const commonFields = {
  title: text(2, 48),
  motif: reference('motif'), // what its drawing shows
  image: itemPhoto(),
};
const enquire = choice(enquiryCodes); // the program of an enquiry about the course
const next = list(reference('course'), '').max(3).optional(); // courses that follow well

/** The courses of a category (docs/product/content.md#d2). */
export const coursesSchema = list(
  group(
    {
      ...commonFields,
      id: wholeNumber(1, 9999), // from the head office's list; may repeat in another category
      slug: slug(), // address of the details and name of the drawing; never changes
      title2: text(2, 56).optional(), // name in the Courses menu
      description: text(60, 400), // the card shows 150 characters
      enquire,
      url: pageAddress().optional(), // its own page; makes the card a link
      duration: text(3, 48).optional(), // on the card, such as 2 hrs per session, 3 days a week
      time: pattern(/^\d+ (?:Hrs|hours)$/, 'a number and Hrs, such as 158 Hrs').optional(),
      classDuration: text(3, 48).optional(), // on the family page, such as 2 hrs, 3 days a week
      learn: list(text(3, 90), '').min(3).max(8).optional(),
      make: text(10, 160).optional(), // what students make
      forWhom: text(10, 160).optional(),
      needs: text(5, 160).optional(), // what students need before the course
      facts: courseFacts(),
      next,
      inferred: flag(),
    },
    ({ slug: own, next: others }) =>
      others?.includes(own) && {
        field: 'next',
        text: 'names the course itself; name courses that follow it',
      },
    checkCourse,
  ),
  'slug',
  'title',
  'url',
);
export type Course = ValueOf<typeof coursesSchema>[number];

/** The categories of docs/product/content.md#d1. */
export const categoriesSchema = records(['id', 'slug', 'title'], {
  id: wholeNumber(1, 6), // its position among the tabs
  slug: choice(categorySlugs),
  title: text(3, 30), // the label of the tab
  tagline: text(10, 60), // the line below the tabs
  page: pageAddress().optional(), // the page with the details of its courses
}).length(6);
export type Category = ValueOf<typeof categoriesSchema>[number];

const cardSubjects = ['web', 'data', 'marketing', 'office', 'design'] as const;
export type CardSubject = (typeof cardSubjects)[number];

/** The cards of /short-courses (docs/product/content.md#d5). */
export const cardsSchema = list(
  group(
    {
      ...commonFields,
      slug: slug(), // fragment of its address and, without `course`, name of its drawing; never changes
      course: reference('course').optional(), // the course that the card shows; it then has no months and facts
      subject: choice(cardSubjects), // the filter that shows the card
      topics: list(text(3, 60), '').min(3).max(8),
      months: wholeNumber(1, 12).optional(),
      facts: courseFacts().optional(),
      inferred: flag(),
    },
    ({ course, facts, ...card }) => {
      const message = `has its length and fee in ${course}: leave out months and facts`;
      if (course) return (card.months ?? facts) !== undefined && { field: 'course', text: message };
      return facts ? checkCourse({ ...card, facts }) : { field: 'facts', text: 'is missing' };
    },
  ),
  'slug',
  'title',
).min(16);
export type ShortCourseCard = ValueOf<typeof cardsSchema>[number];

/** Courses of /courses-details (docs/product/content.md#d4), added at the end: their place is the id in the address. */
export const standAloneSchema = list(
  group(
    {
      ...commonFields,
      slug: slug(), // name of the drawing; never changes
      description: text(60, 155), // search engines show it too
      subTitle: text(5, 60),
      subDescription: text(100, 600),
      thirdTitle: text(5, 60), // the heading of the objectives
      objective: list(text(10, 120), '').min(4).max(8),
      module: list(text(10, 120), '').min(5).max(10),
      logo: reference('icon').optional(), // the icon of the technology
      enquire,
      next,
      film: reference('video').optional(), // the video at the top of its page; a drawing if left out
      facts: courseFacts(),
    },
    checkCourse,
  ),
  'slug',
  'title',
).min(6);
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

export const titledText = titled([3, 80], [10, 240]);
const semester = choice(semesterSlugs);

/** A semester of the diplomas (docs/product/pages.md#p8). */
export const semesterSchema = group({
  slug: choice(semesterSlugs), // the fragment of its tab
  label: text(3, 12), // the label of the tab
  title: text(5, 80), // the subject, as a heading
  summary: text(60, 300),
  objectives: list(text(10, 140), '').min(4).max(8),
  modules: list(titledText, 'title').min(2).max(10),
  bridge: list(titledText, 'title').length(4).optional(), // subjects towards the intermediate equivalency
  project: text(40, 300),
  jobProfiles: list(text(3, 60), '').min(3).max(6),
  workshops: list(titledText, 'title').min(2).max(5),
  technologies: records(['name'], {
    name: text(1, 30),
    icon: reference('icon').optional(), // letters are shown if left out
  }).min(3),
});
export type Semester = ValueOf<typeof semesterSchema>;

/** A diploma page: /courses-adse or /courses-hdse (docs/product/pages.md#p8). */
export const programmeSchema = group({
  slug: choice(['adse', 'hdse']),
  path: choice(['/courses-adse', '/courses-hdse']),
  name: text(3, 20),
  fullName: text(10, 80),
  enquire,
  lead: text(40, 200),
  intro: list(text(60, 500)).min(2).max(4),
  // `years`, `prerequisites` and `recognizedBy` are for search engines only.
  years: wholeNumber(1, 6).optional(),
  prerequisites: text(3, 60),
  recognizedBy: text(3, 60).optional(),
  entry: semester, // the semester in which beginners start
  semesters: list(semester, '').length(6), // the first semester comes first
  // What a student holds who leaves after this number of semesters.
  exits: records(['after'], { after: wholeNumber(1, 6), holds: text(4, 60), inferred: flag() }),
  takeIf: text(30, 160), // says who should take this diploma
  // Next steps of a graduate.
  after: records(['title'], {
    title: text(3, 40),
    text: text(30, 240),
    href: pageAddress(),
  }).min(2),
});
export type Programme = ValueOf<typeof programmeSchema>;
