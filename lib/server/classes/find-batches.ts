import type { UpcomingBatch } from '../../shared/classes/batch.ts';
import { filterNames, noFilters, recordOfFilters, type BatchFilters } from '../../shared/classes/filters.ts';
import { startsIn } from '../../shared/classes/labels.ts';
import { minuteMs } from '../../shared/util/durations.ts';
import { dayOf, nowMs } from '../../shared/util/time.ts';
import { getProgramme } from '../catalogue/programmes.ts';
import type { AnswerKey } from '../catalogue/which-course.ts';
import {
  findCentresWithoutClasses,
  choiceLabels,
  countChoices,
  failedFilters,
  isCounted,
} from './choices.ts';
import { groupEqualClasses, hasStarted, lowestTotalText, sortBatches } from './order.ts';
import { seatFees } from './upcoming-batches.ts';

export const pageSize = 18;
/** A list older than this many ms shows its age. */
export const oldAfterMs = 30 * minuteMs;
/** Maximum number of unknown values named on a page. */
const maxUnknownValues = 3;

export type FoundBatches = ReturnType<typeof findBatches>;

/** A batch with what depends on the time. `isOld` is true if its centre's list should have been refreshed. */
export type FoundBatch = UpcomingBatch & {
  hasStarted: boolean;
  startsIn?: string | undefined;
  isOld: boolean;
};

export const withDisplayState = (batch: UpcomingBatch): FoundBatch => ({
  ...batch,
  hasStarted: hasStarted(batch),
  startsIn: batch.date && startsIn(batch.date, dayOf()),
  isOld: batch.asOf < new Date(nowMs() - oldAfterMs).toISOString(),
});

/** Equal classes of one or more centres: one row of a list. */
export type BatchGroup = readonly FoundBatch[];

/** A batch with only the requested one of its courses; unchanged if none or several of its courses are requested. */
function withCourse(batch: UpcomingBatch, slugs: readonly string[]): UpcomingBatch {
  const [course, ...others] = batch.courses.filter(({ slug }) => slugs.includes(slug));
  return course && others.length === 0
    ? { ...batch, courses: [course], enquire: course.enquire, fees: seatFees([course]) }
    : batch;
}

/**
 * One page of the batches that match all filters, with the count of each choice. Unknown values are returned in
 * `unknown` and filter nothing.
 */
export function findBatches(allBatches: readonly UpcomingBatch[], requested: BatchFilters) {
  const today = dayOf();
  const batches = allBatches.filter((batch) => !hasStarted(batch, today) || batch.status !== 'closed');
  const centresWithoutClasses = findCentresWithoutClasses(batches, requested);
  const labels = recordOfFilters((name) => choiceLabels(name, batches, requested, centresWithoutClasses));
  const known = recordOfFilters((name) => new Set(labels[name].map(({ value }) => value)));
  const knownFilters = recordOfFilters((name) => requested[name].filter((value) => known[name].has(value)));
  const unknownFilters = filterNames.flatMap((name) =>
    requested[name].filter((value) => !known[name].has(value)).map((value) => ({ name, value })),
  );
  const chosen: BatchFilters = { ...requested, ...knownFilters };

  const batchesWithFailures = batches.map((batch) => ({ batch, failed: failedFilters(batch, chosen) }));
  const isListed = ({ level }: UpcomingBatch) => requested.later || level !== 'later';
  const listedBatches = batchesWithFailures.filter(({ batch }) => isListed(batch));
  const matching = batchesWithFailures.flatMap(({ batch, failed }) => (failed.length === 0 ? batch : []));
  const countedBatches = matching.filter((batch) => isCounted(batch, chosen));
  const countedListed = countedBatches.filter(isListed);
  const total = countedListed.length;
  const shown = matching.filter(isListed).map((batch) => withCourse(batch, chosen.course));
  const groups = groupEqualClasses(sortBatches(shown, chosen));
  const pageCount = Math.max(1, Math.ceil(groups.length / pageSize));
  const page = Math.min(requested.page, pageCount);
  const groupsOfPage = groups.slice((page - 1) * pageSize, page * pageSize);
  const [oldest] = groupsOfPage.flat().toSorted((a, b) => a.asOf.localeCompare(b.asOf));
  return {
    /** The oldest fetch time among the batches of the page, as an ISO instant. */
    asOf: oldest?.asOf,
    groups: groupsOfPage.map((group): BatchGroup => group.map(withDisplayState)),
    /** Batches on all pages, without closed ones unless the filter of seats asks for them. */
    total,
    lowestTotal: lowestTotalText(sortBatches(countedListed, { ...chosen, cheapest: true })[0]),
    /** Number of closed batches that `total` leaves out; they come last. */
    closedTotal: shown.length - total,
    pages: pageCount,
    /** Number of later semesters that match, shown or not. */
    laterTotal: countedBatches.filter(({ level }) => level === 'later').length,
    laterSemesters: `semesters 2 to ${getProgramme('adse').semesters.length}`,
    /** The filters in effect: without unknown values, and with a page that exists. */
    filters: { ...chosen, page },
    unknown: unknownFilters.slice(0, maxUnknownValues),
    centresWithoutClasses,
    choices: recordOfFilters((name) => countChoices(name, labels[name], listedBatches, chosen)),
  };
}

/** Values of filters; `when` is a part of the day or the days of a class. */
export type BatchQuery = {
  course?: string;
  centre?: string;
  city?: string | undefined;
  when?: AnswerKey<'when'> | undefined;
};

const matchesQuery = (batch: UpcomingBatch, { course, centre, city, when }: BatchQuery): boolean =>
  batch.level !== 'later' &&
  (!course || batch.courseValues.includes(course)) &&
  (!centre || batch.centre.slug === centre) &&
  (!city || batch.centre.cityKey === city) &&
  (!when || [batch.days, batch.part].includes(when));

/** Batches that have not started and are not closed, without later semesters, in the order of /batches. */
export function findUpcoming(allBatches: readonly UpcomingBatch[], query: BatchQuery): UpcomingBatch[] {
  const today = dayOf();
  const upcomingBatches = allBatches.filter(
    (batch) => batch.status !== 'closed' && !hasStarted(batch, today) && matchesQuery(batch, query),
  );
  return sortBatches(upcomingBatches, noFilters).map((batch) =>
    withCourse(batch, query.course ? [query.course] : []),
  );
}

/** The number of batches that /batches counts for a query, without later semesters. */
export const countListed = (allBatches: readonly UpcomingBatch[], query: BatchQuery): number =>
  allBatches.filter((batch) => batch.status !== 'closed' && matchesQuery(batch, query)).length;
