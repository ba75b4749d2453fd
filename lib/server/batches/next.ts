import { courseInstances } from '../seo/json-ld-courses.ts';
import { getUpcomingBatches } from './collect.ts';
import { nextOf } from './find.ts';

/** The next classes of a course, optionally in a city: at most three, and their number on /batches. */
export const nextClasses = (course: string, city?: string) => nextOf(getUpcomingBatches(), { course, city });

/** The same classes as structured data. */
export const nextInstances = (course: string) => courseInstances(nextClasses(course).batches);
