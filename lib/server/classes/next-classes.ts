import { readFilters } from '../../shared/classes/filters.ts';
import { getCentres } from '../../shared/content/centres.ts';
import type { StudyPlan } from '../../shared/saved-list.ts';
import { uniqueBy } from '../../shared/util/collections.ts';
import { plural } from '../../shared/util/text.ts';
import { currentMonth, formatShortDay, monthAfter } from '../../shared/util/time.ts';
import { totalCostOf } from '../catalogue/total-costs.ts';
import { getUpcomingBatches, uncollectedCentres } from './collect.ts';
import { countListed, findBatches, findUpcoming } from './find-batches.ts';

/** True once the classes of any centre are known, or with a city those of all its centres. */
export const areClassesKnown = (city?: string): boolean =>
  city === undefined
    ? uncollectedCentres().length < getCentres().length
    : !uncollectedCentres().some((centre) => centre.city === city);

/** The total cost of a course from the planned month, else from the month of its next class, else from next month. */
export function plannedTotalOf(course: string, { city, start }: StudyPlan, batches = getUpcomingBatches()) {
  const nextClass = findUpcoming(batches, { course, city }).find(({ date }) => date !== undefined);
  const knownStart = start || nextClass?.date?.slice(0, 7);
  const total = totalCostOf(course, knownStart ?? monthAfter(currentMonth(), 1));
  return total && { ...total, isStartKnown: knownStart !== undefined };
}
export type PlannedTotal = NonNullable<ReturnType<typeof plannedTotalOf>>;

const maxNextClasses = 3;

/**
 * Of a course, optionally in one city only: its next `maxNextClasses` open batches, the next one of each further city,
 * and the number of batches that /batches counts.
 */
export function findNextClasses(course: string, city?: string, allBatches = getUpcomingBatches()) {
  const upcomingBatches = findUpcoming(allBatches, { course, city });
  const batches = upcomingBatches.slice(0, maxNextClasses);
  const cities = new Set(batches.map(({ centre }) => centre.cityKey));
  const otherCityBatches = uniqueBy(upcomingBatches, ({ centre }) => centre.cityKey).filter(
    ({ centre }) => !cities.has(centre.cityKey),
  );
  return { batches, otherCityBatches, total: countListed(allBatches, { course, city }) };
}

/**
 * The classes that a link to /batches lists: `3 classes, next 7 Dec` and `from PKR 8,000 in all for beginners`. If
 * there are none, says so once the classes of all centres are known, and is undefined until then.
 */
export function listedClassesTexts(href: string, allBatches = getUpcomingBatches()) {
  const filters = readFilters(new URL(href, 'http://localhost').searchParams);
  const { total, groups, lowestTotal, unknown } = findBatches(allBatches, { ...filters, cheapest: false });
  const next = groups[0]?.[0];
  if (!next || total === 0 || unknown.length > 0)
    return uncollectedCentres().length === 0 ? { text: 'No start dates yet.' } : undefined;
  const nextText = next.date && !next.hasStarted ? `, next ${formatShortDay(next.date).slice(0, -5)}` : '';
  return { text: plural(total, 'class', 'classes') + nextText, fee: lowestTotal };
}
