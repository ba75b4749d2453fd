import type { UpcomingBatch } from '../../shared/batches/labels.ts';
import { getCentres } from '../../shared/content/centres.ts';
import { getUpcomingBatches, unknownCentres } from './collect.ts';
import { countListed, upcomingOf } from './find.ts';

/** False while the classes of no centre are known: just after a start, or without a backend. */
export const areClassesKnown = (): boolean => unknownCentres().length < getCentres().length;

/** The next batches of a course with free seats, optionally in a city: three at most, and the number on /batches. */
export const nextClasses = (
  course: string,
  city?: string,
  all = getUpcomingBatches(),
): { batches: readonly UpcomingBatch[]; total: number } => ({
  batches: upcomingOf(all, { course, city }).slice(0, 3),
  total: countListed(all, { course, city }),
});
