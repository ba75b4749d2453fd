import type { Schema } from 'yup';
import { aboutSchema } from '../about.ts';
import { affiliationsSchema } from '../affiliations.ts';
import { alumniSchema } from '../alumni.ts';
import { awardsSchema } from '../awards.ts';
import { careerSchema } from '../career.ts';
import { certificatesSchema } from '../certificates.ts';
import { courseNamesSchema } from '../course-names.ts';
import { faqSchema } from '../faq.ts';
import { feedbackContentSchema } from '../feedback.ts';
import { partnerSchema } from '../partner.ts';
import { placementSchema } from '../placement.ts';
import { policiesSchema } from '../policies.ts';
import { researchSchema } from '../research.ts';
import { testimonialsSchema } from '../testimonials.ts';
import {
  campSchema,
  cardsSchema,
  categoriesSchema,
  coursesSchema,
  glossarySchema,
  programmeSchema,
  semesterSchema,
  standAloneSchema,
} from './course-schemas.ts';
import { homeSchema } from './home-schema.ts';
import { navigationSchema } from './navigation-schema.ts';
import { keywordsSchema, popularSchema, suggestionsSchema, synonymsSchema } from './search-schemas.ts';
import { centresSchema, eventsSchema, routesSchema, siteSchema, universitiesSchema } from './site-schemas.ts';

/** Every content file with the schema of each export. `npm run content` fails for a file that is not listed here. */
export const registry: Readonly<Record<string, Readonly<Record<string, Schema>>>> = {
  'content/about.ts': { about: aboutSchema },
  'content/affiliations.ts': { affiliations: affiliationsSchema },
  'content/alumni.ts': { alumni: alumniSchema },
  'content/awards.ts': { awards: awardsSchema },
  'content/career.ts': { career: careerSchema },
  'content/centres.ts': { centres: centresSchema },
  'content/certificates.ts': { certificates: certificatesSchema },
  'content/course-names.ts': { courseNames: courseNamesSchema },
  'content/courses/acn-pro.ts': { acnPro: coursesSchema },
  'content/courses/adse.ts': { adse: programmeSchema },
  'content/courses/career.ts': { career: coursesSchema },
  'content/courses/categories.ts': { categories: categoriesSchema },
  'content/courses/english.ts': { english: coursesSchema },
  'content/courses/hdse.ts': { hdse: programmeSchema },
  'content/courses/semesters/adse-1.ts': { adse1: semesterSchema },
  'content/courses/semesters/adse-2.ts': { adse2: semesterSchema },
  'content/courses/semesters/cpism.ts': { cpism: semesterSchema },
  'content/courses/semesters/dism.ts': { dism: semesterSchema },
  'content/courses/semesters/hdse-1.ts': { hdse1: semesterSchema },
  'content/courses/semesters/hdse-2.ts': { hdse2: semesterSchema },
  'content/courses/semesters/hdse-3.ts': { hdse3: semesterSchema },
  'content/courses/semesters/hdse-4.ts': { hdse4: semesterSchema },
  'content/courses/short-course-cards.ts': { shortCourseCards: cardsSchema },
  'content/courses/short-courses.ts': { shortCourses: coursesSchema },
  'content/courses/smart-pro.ts': { smartPro: coursesSchema },
  'content/courses/stand-alone.ts': { standAloneCourses: standAloneSchema },
  'content/courses/summer-camp.ts': { summerCamp: coursesSchema },
  'content/courses/technology-camp.ts': { technologyCamp: campSchema },
  'content/events.ts': { events: eventsSchema },
  'content/faq.ts': { faq: faqSchema },
  'content/glossary.ts': { glossary: glossarySchema },
  'content/home.ts': { home: homeSchema },
  'content/navigation.ts': { navigation: navigationSchema },
  'content/feedback.ts': { feedback: feedbackContentSchema },
  'content/partner.ts': { partner: partnerSchema },
  'content/placement.ts': { placement: placementSchema },
  'content/policies.ts': { policies: policiesSchema },
  'content/research.ts': { research: researchSchema },
  'content/routes.ts': { routes: routesSchema },
  'content/search/keywords.ts': { keywords: keywordsSchema },
  'content/search/popular.ts': { popular: popularSchema },
  'content/search/suggestions.ts': { suggestions: suggestionsSchema },
  'content/search/synonyms.ts': { synonyms: synonymsSchema },
  'content/site.ts': { site: siteSchema },
  'content/testimonials.ts': { testimonials: testimonialsSchema },
  'content/universities.ts': { universities: universitiesSchema },
};
