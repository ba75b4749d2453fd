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

/** `from PKR 8,000 in all`; empty if the fee is unknown. */
export function lowestTotalText(batch: UpcomingBatch): string {
  const least = lowestTotal(batch);
  return least < Infinity ? `from ${formatAmount([least, least]).replace(' ', '\u00a0')} in\u00a0all` : '';
}

type SortKey = readonly (number | string)[];

function compareKeys(a: SortKey, b: SortKey): number {
  for (const [index, value] of a.entries()) {
    const other = b[index] ?? 0;
    if (value !== other) return value < other ? -1 : 1;
  }
  return 0;
}

/**
 * Sorts batches: those to come by start, undated ones, started ones (the latest first), closed ones. Batches of one day
 * are sorted by level (beginners first), by the order of the chosen centres and cities (near me: the nearest first) and
 * by fee. `cheapest` sorts by fee, then by start; started and closed ones still come last.
 */
export function sortBatches(
  batches: readonly UpcomingBatch[],
  { centre, city, cheapest }: BatchFilters,
): UpcomingBatch[] {
  const today = dayOf();
  const sortKeyOf = (batch: UpcomingBatch): SortKey => {
    const isStarted = hasStarted(batch, today);
    const day = Date.parse(batch.date ?? '9999-01-01');
    const place = [centre.indexOf(batch.centre.slug), city.indexOf(batch.centre.cityKey)];
    const start = isStarted ? -day : day;
    const { name, centre: at } = batch;
    const lateness = batch.status === 'closed' ? 2 : Number(isStarted);
    return cheapest
      ? [lateness, lowestTotal(batch), start, ...place, name, at.name]
      : [lateness, start, Number(batch.level !== 'beginner'), ...place, lowestTotal(batch), name, at.name];
  };
  return batches
    .map((batch) => ({ batch, key: sortKeyOf(batch) }))
    .sort((a, b) => compareKeys(a.key, b.key))
    .map(({ batch }) => batch);
}
