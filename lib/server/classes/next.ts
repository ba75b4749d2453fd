import { getCentres } from '../../shared/content/centres.ts';
import { getUpcomingBatches, unknownCentres } from './collect.ts';
import { countListed, upcomingOf } from './find.ts';

/**
 * False while the classes of no centre are known, just after a start or without a backend; with a city while those of one
 * of its centres are not.
 */
export const areClassesKnown = (city?: string): boolean =>
  city === undefined
    ? unknownCentres().length < getCentres().length
    : !unknownCentres().some((centre) => centre.city === city);

/**
 * The next batches of a course with free seats, optionally in a city: three at most, the number on /batches, and the next
 * one of each other city.
 */
export function nextClasses(course: string, city?: string, all = getUpcomingBatches()) {
  const upcoming = upcomingOf(all, { course, city });
  const batches = upcoming.slice(0, 3);
  const cities = new Set(batches.map(({ centre }) => centre.cityValue));
  const ofOtherCities = upcoming.filter(({ centre }) => cities.size < cities.add(centre.cityValue).size);
  return { batches, ofOtherCities, total: countListed(all, { course, city }) };
}
