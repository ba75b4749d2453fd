import type { AnySchema } from 'yup';
import { campSchema } from './camp.ts';
import * as centres from './centres.ts';
import { similarCoursesSchema } from './course-facts.ts';
import * as courses from './courses.ts';
import { eventsSchema } from './events.ts';
import { faqSchema } from './faq.ts';
import { feedbackSchema } from './feedback.ts';
import * as information from './information.ts';
import { openingHoursSchema } from './opening-hours.ts';
import { testimonialsSchema } from './people.ts';
import { policiesSchema } from './policies.ts';
import * as search from './search.ts';
import * as site from './site.ts';

/**
 * The schema of each export of every content file, except those of content/pages (pages.ts). `npm run content` fails
 * for a file that is not listed here.
 */
export const contentSchemas: Readonly<Record<string, Readonly<Record<string, AnySchema>>>> = {
  'content/about.ts': { about: information.pageSchema },
  'content/affiliations.ts': { affiliations: information.affiliationsSchema },
  'content/alumni.ts': { alumni: information.alumniSchema },
  'content/awards.ts': { awards: information.awardsSchema },
  'content/career.ts': { career: information.pageSchema },
  'content/centres.ts': { centres: centres.centresSchema },
  'content/certificates.ts': { certificates: information.certificatesSchema },
  'content/cities.ts': { cities: centres.citiesSchema },
  'content/course-names.ts': { courseNames: search.courseNamesSchema },
  'content/courses/acn-pro.ts': { acnPro: courses.coursesSchema },
  'content/courses/adse.ts': { adse: courses.programmeSchema },
  'content/courses/career.ts': { career: courses.coursesSchema },
  'content/courses/categories.ts': { categories: courses.categoriesSchema },
  'content/courses/english.ts': { english: courses.coursesSchema },
  'content/courses/hdse.ts': { hdse: courses.programmeSchema },
  ...Object.fromEntries(
    courses.semesterSlugs.map((slug) => [
      `content/courses/semesters/${slug}.ts`,
      { [slug.replace('-', '')]: courses.semesterSchema },
    ]),
  ),
  'content/courses/short-course-cards.ts': { shortCourseCards: courses.cardsSchema },
  'content/courses/short-courses.ts': { shortCourses: courses.coursesSchema },
  'content/courses/similar.ts': { similarCourses: similarCoursesSchema },
  'content/courses/smart-pro.ts': { smartPro: courses.coursesSchema },
  'content/courses/stand-alone.ts': { standAloneCourses: courses.standAloneSchema },
  'content/courses/summer-camp.ts': { summerCamp: courses.coursesSchema },
  'content/courses/technology-camp.ts': { technologyCamp: campSchema },
  'content/events.ts': { events: eventsSchema },
  'content/faq.ts': { faq: faqSchema },
  'content/feedback.ts': { feedback: feedbackSchema },
  'content/glossary.ts': { glossary: search.glossarySchema },
  'content/home.ts': { home: site.homeSchema },
  'content/navigation.ts': { navigation: site.navigationSchema },
  'content/notices.ts': { notices: site.noticesSchema },
  'content/opening-hours.ts': { openingHours: openingHoursSchema },
  'content/partner.ts': { partner: information.pageSchema },
  'content/placement.ts': { placement: information.placementSchema },
  'content/policies.ts': { policies: policiesSchema },
  'content/research.ts': { research: information.pageSchema },
  'content/routes.ts': { routes: site.routesSchema },
  'content/search/class-times.ts': { classTimes: search.classTimesSchema },
  'content/search/ignored.ts': { ignored: search.ignoredSchema },
  'content/search/keywords.ts': { keywords: search.keywordsSchema },
  'content/search/popular.ts': { popular: search.popularSchema },
  'content/search/suggestions.ts': { suggestions: search.suggestionsSchema },
  'content/search/synonyms.ts': { synonyms: search.synonymsSchema },
  'content/site.ts': { site: site.siteSchema },
  'content/testimonials.ts': { testimonials: testimonialsSchema },
  'content/universities.ts': { universities: centres.universitiesSchema },
  'content/which-course.ts': { whichCourse: search.whichCourseSchema },
};

/** The file of each category's courses. */
export const courseFiles: Readonly<Record<courses.CategorySlug, string>> = {
  career: 'content/courses/career.ts',
  'acn-pro': 'content/courses/acn-pro.ts',
  'smart-pro': 'content/courses/smart-pro.ts',
  'short-course': 'content/courses/short-courses.ts',
  english: 'content/courses/english.ts',
  'summer-camp': 'content/courses/summer-camp.ts',
};
