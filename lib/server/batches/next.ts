import { getUpcomingBatches } from './collect.ts';
import { nextOf } from './find.ts';

/** The next classes of a course, optionally in a city: at most three, and their number on /batches. */
export const nextClasses = (course: string, city?: string) => nextOf(getUpcomingBatches(), { course, city });
