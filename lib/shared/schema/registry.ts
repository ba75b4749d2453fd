import type { AnySchema } from 'yup';
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
import { eventsSchema } from './events.ts';
import {
  aboutSchema,
  affiliationsSchema,
  alumniSchema,
  awardsSchema,
  careerSchema,
  certificatesSchema,
  partnerSchema,
  placementSchema,
  researchSchema,
} from './information.ts';
import { faqSchema, feedbackSchema, policiesSchema } from './policies.ts';
import { homeSchema, navigationSchema, noticesSchema, routesSchema, siteSchema } from './site.ts';
import { openingHoursSchema } from './opening-hours.ts';
import { testimonialsSchema } from './people.ts';
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

/** The file of each category's courses. */
export const courseFiles: Readonly<Record<FamilySlug, string>> = {
  career: 'content/courses/career.ts',
  'acn-pro': 'content/courses/acn-pro.ts',
  'smart-pro': 'content/courses/smart-pro.ts',
  'short-course': 'content/courses/short-courses.ts',
  english: 'content/courses/english.ts',
  'summer-camp': 'content/courses/summer-camp.ts',
};
