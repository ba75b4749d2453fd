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

/** The choices of each filter, and the requested filters without unknown values, which filter nothing. */
function resolveFilters(batches: readonly UpcomingBatch[], requested: BatchFilters) {
  const centresWithoutClasses = findCentresWithoutClasses(batches, requested);
  const labels = recordOfFilters((name) => choiceLabels(name, batches, requested, centresWithoutClasses));
  const known = recordOfFilters((name) => new Set(labels[name].map(({ value }) => value)));
  const knownFilters = recordOfFilters((name) => requested[name].filter((value) => known[name].has(value)));
  const chosen: BatchFilters = { ...requested, ...knownFilters };
  const unknown = filterNames.flatMap((name) =>
    requested[name].filter((value) => !known[name].has(value)).map((value) => ({ name, value })),
  );
  return { centresWithoutClasses, labels, chosen, unknown: unknown.slice(0, maxUnknownValues) };
}

const isListed = ({ level }: UpcomingBatch, { later }: BatchFilters) => later || level !== 'later';

/** Counts of the batches that match, and their lowest total fee. */
function countMatching(matching: readonly UpcomingBatch[], chosen: BatchFilters) {
  const counted = matching.filter((batch) => isCounted(batch, chosen));
  const listed = counted.filter((batch) => isListed(batch, chosen));
  return {
    /** Batches on all pages, without closed ones unless the filter of seats asks for them. */
    total: listed.length,
    lowestTotal: lowestTotalText(sortBatches(listed, { ...chosen, cheapest: true })[0]),
    /** Number of closed batches that `total` leaves out; they come last. */
    closedTotal: matching.filter((batch) => isListed(batch, chosen)).length - listed.length,
    /** Number of later semesters that match, shown or not. */
    laterTotal: counted.filter(({ level }) => level === 'later').length,
  };
}

/** The requested page of the list of batches that match, or its last page if it has fewer. */
function pageOf(matching: readonly UpcomingBatch[], chosen: BatchFilters) {
  const listed = matching.filter((batch) => isListed(batch, chosen));
  const shown = listed.map((batch) => withCourse(batch, chosen.course));
  const groups = groupEqualClasses(sortBatches(shown, chosen));
  const pages = Math.max(1, Math.ceil(groups.length / pageSize));
  const page = Math.min(chosen.page, pages);
  const groupsOfPage = groups.slice((page - 1) * pageSize, page * pageSize);
  const [oldest] = groupsOfPage.flat().toSorted((a, b) => a.asOf.localeCompare(b.asOf));
  return {
    /** The oldest fetch time among the batches of the page, as an ISO instant. */
    asOf: oldest?.asOf,
    groups: groupsOfPage.map((group): BatchGroup => group.map(withDisplayState)),
    pages,
    /** The filters in effect: without unknown values, and with a page that exists. */
    filters: { ...chosen, page },
  };
}

/** One page of the batches that match all filters, with the count of each choice. */
export function findBatches(allBatches: readonly UpcomingBatch[], requested: BatchFilters) {
  const today = dayOf();
  const batches = allBatches.filter((batch) => !hasStarted(batch, today) || batch.status !== 'closed');
  const { labels, chosen, ...rest } = resolveFilters(batches, requested);
  const checkedBatches = batches.map((batch) => ({ batch, failed: failedFilters(batch, chosen) }));
  const listedBatches = checkedBatches.filter(({ batch }) => isListed(batch, chosen));
  const matching = checkedBatches.flatMap(({ batch, failed }) => (failed.length === 0 ? batch : []));
  return {
    ...rest,
    ...countMatching(matching, chosen),
    ...pageOf(matching, chosen),
    laterSemesters: `semesters 2 to ${getProgramme('adse').semesters.length}`,
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
