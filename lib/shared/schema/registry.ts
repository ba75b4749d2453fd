import { reach, type AnySchema } from 'yup';
import { centresSchema, citiesSchema, universitiesSchema } from './centres.ts';
import { campSchema } from './camp.ts';
import { similarCoursesSchema } from './course-facts.ts';
import {
  cardsSchema,
  categoriesSchema,
  coursesSchema,
  programmeSchema,
  semesterSchema,
  semesterSlugs,
  standAloneSchema,
  type FamilySlug,
} from './courses.ts';
import { awardsSchema, eventsSchema } from './events.ts';
import {
  aboutSchema,
  affiliationsSchema,
  careerSchema,
  certificatesSchema,
  partnerSchema,
  researchSchema,
} from './information.ts';
import { faqSchema, feedbackSchema, policiesSchema } from './policies.ts';
import { homeSchema, navigationSchema, noticesSchema, routesSchema, siteSchema } from './site.ts';
import { openingHoursSchema } from './opening-hours.ts';
import { alumniSchema, placementSchema, testimonialsSchema } from './people.ts';
import {
  classTimesSchema,
  courseNamesSchema,
  glossarySchema,
  ignoredSchema,
  keywordsSchema,
  popularSchema,
  suggestionsSchema,
  synonymsSchema,
  whichCourseSchema,
} from './search.ts';

/**
 * The schema of each export of every content file, except those of content/pages (policies.ts). `npm run content` fails
 * for a file that is not listed here.
 */
export const registry: Readonly<Record<string, Readonly<Record<string, AnySchema>>>> = {
  'content/about.ts': { about: aboutSchema },
  'content/affiliations.ts': { affiliations: affiliationsSchema },
  'content/alumni.ts': { alumni: alumniSchema },
  'content/awards.ts': { awards: awardsSchema },
  'content/career.ts': { career: careerSchema },
  'content/centres.ts': { centres: centresSchema },
  'content/certificates.ts': { certificates: certificatesSchema },
  'content/cities.ts': { cities: citiesSchema },
  'content/course-names.ts': { courseNames: courseNamesSchema },
  'content/courses/acn-pro.ts': { acnPro: coursesSchema },
  'content/courses/adse.ts': { adse: programmeSchema },
  'content/courses/career.ts': { career: coursesSchema },
  'content/courses/categories.ts': { categories: categoriesSchema },
  'content/courses/english.ts': { english: coursesSchema },
  'content/courses/hdse.ts': { hdse: programmeSchema },
  ...Object.fromEntries(
    semesterSlugs.map((slug) => [
      `content/courses/semesters/${slug}.ts`,
      { [slug.replace('-', '')]: semesterSchema },
    ]),
  ),
  'content/courses/short-course-cards.ts': { shortCourseCards: cardsSchema },
  'content/courses/short-courses.ts': { shortCourses: coursesSchema },
  'content/courses/similar.ts': { similarCourses: similarCoursesSchema },
  'content/courses/smart-pro.ts': { smartPro: coursesSchema },
  'content/courses/stand-alone.ts': { standAloneCourses: standAloneSchema },
  'content/courses/summer-camp.ts': { summerCamp: coursesSchema },
  'content/courses/technology-camp.ts': { technologyCamp: campSchema },
  'content/events.ts': { events: eventsSchema },
  'content/faq.ts': { faq: faqSchema },
  'content/feedback.ts': { feedback: feedbackSchema },
  'content/glossary.ts': { glossary: glossarySchema },
  'content/home.ts': { home: homeSchema },
  'content/navigation.ts': { navigation: navigationSchema },
  'content/notices.ts': { notices: noticesSchema },
  'content/opening-hours.ts': { openingHours: openingHoursSchema },
  'content/partner.ts': { partner: partnerSchema },
  'content/placement.ts': { placement: placementSchema },
  'content/policies.ts': { policies: policiesSchema },
  'content/research.ts': { research: researchSchema },
  'content/routes.ts': { routes: routesSchema },
  'content/search/class-times.ts': { classTimes: classTimesSchema },
  'content/search/ignored.ts': { ignored: ignoredSchema },
  'content/search/keywords.ts': { keywords: keywordsSchema },
  'content/search/popular.ts': { popular: popularSchema },
  'content/search/suggestions.ts': { suggestions: suggestionsSchema },
  'content/search/synonyms.ts': { synonyms: synonymsSchema },
  'content/site.ts': { site: siteSchema },
  'content/testimonials.ts': { testimonials: testimonialsSchema },
  'content/universities.ts': { universities: universitiesSchema },
  'content/which-course.ts': { whichCourse: whichCourseSchema },
};

/** Location of a list: file and path below the export. `*` stands for the slug or key of the parent item. */
type Place = { file: string; path: readonly string[] };
const courses = (name: string, list: string): Place => ({ file: `content/courses/${name}.ts`, path: [list] });

/** The list of each category's courses. */
export const courseLists: Readonly<Record<FamilySlug, Place>> = {
  career: courses('career', 'career'),
  'acn-pro': courses('acn-pro', 'acnPro'),
  'smart-pro': courses('smart-pro', 'smartPro'),
  'short-course': courses('short-courses', 'shortCourses'),
  english: courses('english', 'english'),
  'summer-camp': courses('summer-camp', 'summerCamp'),
};

/** Kinds of items that `npm run content -- new` writes, each with the lists that contain them. */
export const itemKinds: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  course: courseLists,
  'stand-alone-course': { '': courses('stand-alone', 'standAloneCourses') },
  card: { '': courses('short-course-cards', 'shortCourseCards') },
  centre: { '': { file: 'content/centres.ts', path: ['centres'] } },
  city: { '': { file: 'content/cities.ts', path: ['cities'] } },
  alumnus: {
    star: { file: 'content/alumni.ts', path: ['alumni', 'stars'] },
    cxo: { file: 'content/alumni.ts', path: ['alumni', 'executives'] },
  },
  photo: { '*': { file: 'content/alumni.ts', path: ['alumni', 'ranges', '*', 'photos'] } },
  convocation: { '': { file: 'content/alumni.ts', path: ['alumni', 'ranges'] } },
  placement: { '': { file: 'content/placement.ts', path: ['placement', 'top'] } },
  recruiter: { '': { file: 'content/placement.ts', path: ['placement', 'recruiters'] } },
  testimonial: {
    home: { file: 'content/testimonials.ts', path: ['testimonials', 'home'] },
    placement: { file: 'content/testimonials.ts', path: ['testimonials', 'placement'] },
  },
  event: { '': { file: 'content/events.ts', path: ['events'] } },
  session: { '*': { file: 'content/events.ts', path: ['events', '*', 'conference', 'sessions'] } },
  question: { '*': { file: 'content/faq.ts', path: ['faq', '*', 'entries'] } },
  role: { '': { file: 'content/career.ts', path: ['career', 'roles'] } },
  notice: { '': { file: 'content/notices.ts', path: ['notices'] } },
  hours: { '': { file: 'content/opening-hours.ts', path: ['openingHours'] } },
  term: { '': { file: 'content/glossary.ts', path: ['glossary'] } },
};

/** The schema of the items of a list. */
export function itemAt({ file, path: [name = '', ...steps] }: Place): AnySchema {
  const root = registry[file]?.[name];
  if (!root) throw new Error(`${file} has no ${name}`);
  const way = [...steps, '*'].map((step) => (step === '*' ? '[0]' : `.${step}`)).join('');
  return reach(root, way.replace(/^\./, '')) as AnySchema;
}
