import type { UpcomingBatch } from '../../shared/batches/labels.ts';
import { getUpcomingBatches } from './collect.ts';
import { countListed, upcomingOf } from './find.ts';

/** The next batches of a course with free seats, optionally in a city: three at most, and the number on /batches. */
export const nextClasses = (
  course: string,
  city?: string,
  all = getUpcomingBatches(),
): { batches: readonly UpcomingBatch[]; total: number } => ({
  batches: upcomingOf(all, { course, city }).slice(0, 3),
  total: countListed(all, { course, city }),
});
