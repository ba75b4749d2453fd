import type { Schema } from 'yup';
import { alumniSchema } from '../alumni.ts';
import { placementSchema } from '../placement.ts';
import { testimonialsSchema } from '../testimonials.ts';
import { categoriesSchema, coursesSchema } from './course-schemas.ts';
import { centresSchema, eventsSchema, routesSchema, siteSchema, universitiesSchema } from './site-schemas.ts';

/**
 * Every content file with the schema of each thing it exports. `npm run content` fails for a file that is not here, so
 * a new content file comes with its line.
 */
export const registry: Readonly<Record<string, Readonly<Record<string, Schema>>>> = {
  'content/alumni.ts': { alumni: alumniSchema },
  'content/centres.ts': { centres: centresSchema },
  'content/courses/acn-pro.ts': { acnPro: coursesSchema },
  'content/courses/career.ts': { career: coursesSchema },
  'content/courses/categories.ts': { categories: categoriesSchema },
  'content/courses/english.ts': { english: coursesSchema },
  'content/courses/short-courses.ts': { shortCourses: coursesSchema },
  'content/courses/smart-pro.ts': { smartPro: coursesSchema },
  'content/courses/summer-camp.ts': { summerCamp: coursesSchema },
  'content/events.ts': { events: eventsSchema },
  'content/placement.ts': { placement: placementSchema },
  'content/routes.ts': { routes: routesSchema },
  'content/site.ts': { site: siteSchema },
  'content/testimonials.ts': { testimonials: testimonialsSchema },
  'content/universities.ts': { universities: universitiesSchema },
};
