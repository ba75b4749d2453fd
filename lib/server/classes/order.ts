import type { UpcomingBatch } from '../../shared/classes/batch.ts';
import type { BatchFilters } from '../../shared/classes/filters.ts';
import { groupBy } from '../../shared/util/collections.ts';
import { dayOf } from '../../shared/util/time.ts';
import { formatAmount, paidAfterInstalments } from '../catalogue/fees.ts';

export const hasStarted = ({ date }: UpcomingBatch, today = dayOf()) => date !== undefined && date < today;

/** Groups classes of the same course, start, time and days of the week, in the order of each group's first class. */
export const groupEqualClasses = (batches: readonly UpcomingBatch[]): readonly UpcomingBatch[][] => [
  ...groupBy(batches, ({ date, startDate, name, timeSlot, days }) =>
    [date ?? startDate, name, timeSlot, days].join('|'),
  ).values(),
];

/** The lowest total fee of a batch's courses, in rupees; infinite if unknown, so that it comes last. */
const lowestTotal = ({ courses }: UpcomingBatch) =>
  Math.min(...courses.map(({ fee }) => (fee ? paidAfterInstalments(fee)[0] : Infinity)));

/** `from PKR 32,000 in all for beginners`, of the first batch by fee; empty if its fee is unknown. */
export function lowestTotalText(first?: UpcomingBatch): string {
  const least = first ? lowestTotal(first) : Infinity;
  if (least === Infinity) return '';
  const forWhom = first?.level === 'beginner' ? ' for beginners' : '';
  return `from ${formatAmount([least, least]).replace(' ', '\u00a0')} in\u00a0all${forWhom}`;
}

type Value = (batch: UpcomingBatch) => number | string;

function compareBy(values: readonly Value[], a: UpcomingBatch, b: UpcomingBatch): number {
  for (const valueOf of values) {
    const [first, second] = [valueOf(a), valueOf(b)];
    if (first !== second) return first < second ? -1 : 1;
  }
  return 0;
}

/**
 * Sorts batches: those to come by start, undated ones, started ones (the latest first), closed ones. Those of one day
 * are sorted by level (beginners first), by the order of the chosen centres and cities, and by fee. `cheapest` sorts
 * those to come by level, then by fee.
 */
export function sortBatches(
  batches: readonly UpcomingBatch[],
  { centre, city, cheapest }: BatchFilters,
): UpcomingBatch[] {
  const today = dayOf();
  const statusRank: Value = (batch) => (batch.status === 'closed' ? 2 : Number(hasStarted(batch, today)));
  const start: Value = (batch) =>
    Date.parse(batch.date ?? '9999-01-01') * (hasStarted(batch, today) ? -1 : 1);
  const level: Value = (batch) => Number(batch.level !== 'beginner');
  const placeOfCentre: Value = (batch) => centre.indexOf(batch.centre.slug);
  const placeOfCity: Value = (batch) => city.indexOf(batch.centre.cityKey);
  const names: Value[] = [(batch) => batch.name, (batch) => batch.centre.name];
  const openLevel: Value = (batch) => statusRank(batch) || level(batch);
  const values = cheapest
    ? [statusRank, openLevel, lowestTotal, start, placeOfCentre, placeOfCity, ...names]
    : [statusRank, start, level, placeOfCentre, placeOfCity, lowestTotal, ...names];
  return batches.toSorted((a, b) => compareBy(values, a, b));
}
