import type { Centre } from '../../shared/content/centres.ts';
import { minuteMs } from '../../shared/util/durations.ts';
import { dayOf, nowMs } from '../../shared/util/time.ts';
import {
  allChoices,
  byLabel,
  choicesOf,
  courseChoices,
  unknownValues,
  withChosen,
  type Choice,
  type UnknownValue,
} from './choices.ts';
import {
  filterNames,
  forEachFilter,
  type BatchFilters,
  type FilterName,
} from '../../shared/batches/filters.ts';
import { startsIn, type UpcomingBatch } from '../../shared/batches/labels.ts';

const pageSize = 20;
/** Milliseconds after which a list shows its age, because two refreshes have failed by then. */
const oldMs = 30 * minuteMs;

export type FoundBatch = UpcomingBatch & {
  hasStarted: boolean;
  isOld: boolean;
  /** `tomorrow`, `in 3 days`; undefined when it is further away, or over. */
  startsIn?: string;
};

/** One page of /batches. */
export type FoundBatches = {
  batches: readonly FoundBatch[];
  /** Batches on all pages. */
  total: number;
  pages: number;
  /** The filters as they hold: without unknown values, the page within the pages. */
  filters: BatchFilters;
  choices: Readonly<Record<FilterName, readonly Choice[]>>;
  /** Values of the query that are no choice of a filter. */
  unknown: readonly UnknownValue[];
  /** Chosen centres, and those of a chosen city, of which no class is known. */
  centresWithoutClasses: readonly Centre[];
  /** The later semesters that pass the filters, whether they are shown or not. */
  laterTotal: number;
  /** The oldest reading among the batches of the page, as an ISO instant: a cached page may be older than it looks. */
  asOf?: string;
};

const hasStarted = (batch: UpcomingBatch, today: string) => batch.date !== undefined && batch.date < today;

function startsInOf({ date }: UpcomingBatch, today: string): Pick<FoundBatch, 'startsIn'> {
  const text = date && startsIn(date, today);
  return text ? { startsIn: text } : {};
}

/** A batch as a page shows it on this day. */
export const withDisplayState = (batch: UpcomingBatch, today: string): FoundBatch => ({
  ...batch,
  hasStarted: hasStarted(batch, today),
  ...startsInOf(batch, today),
  isOld: batch.asOf < new Date(nowMs() - oldMs).toISOString(),
});

/** A batch of several courses, with the program of the one of these that it belongs to. */
function forCourse(batch: UpcomingBatch, slugs: readonly string[]): UpcomingBatch {
  const [course, ...others] = batch.courses.filter(({ slug }) => slugs.includes(slug));
  return course && others.length === 0 ? { ...batch, enquire: course.enquire } : batch;
}

/**
 * The batches that somebody can still join or wait for, in the order of the page: those ahead by start, undated ones, then
 * those under way that still take people, the latest first. One that has started and is closed is left out.
 */
function joinable(batches: readonly UpcomingBatch[], today: string): UpcomingBatch[] {
  const coming = batches.filter((batch) => !hasStarted(batch, today));
  const started = batches.filter((batch) => hasStarted(batch, today) && batch.status !== 'closed');
  return [...coming, ...started.toReversed()];
}

/**
 * One page of the batches that pass all filters, and the count of each choice. Values that are no choice are returned
 * in `unknown` and filter nothing.
 */
export function findBatches(
  all: readonly UpcomingBatch[],
  asked: BatchFilters,
  today: string = dayOf(),
): FoundBatches {
  const everything = joinable(all, today);
  const batches = everything.filter(({ level }) => asked.later || level !== 'later');
  const tallies = forEachFilter((name) => allChoices(name, everything));
  const silent = withChosen(tallies, asked);
  const chosen = forEachFilter((name) => asked[name].filter((value) => tallies[name].has(value)));
  const passes = (name: FilterName, batch: UpcomingBatch) =>
    chosen[name].length === 0 || choicesOf[name](batch).some(({ value }) => chosen[name].includes(value));

  const found: UpcomingBatch[] = [];
  for (const batch of batches) {
    const failed = filterNames.filter((name) => !passes(name, batch));
    if (failed.length === 0) found.push(batch);
    if (failed.length > 1) continue;
    // A batch counts for the choices of the one filter that it fails: it would be found if that were chosen instead.
    for (const name of failed.length === 1 ? failed : filterNames)
      for (const { value } of choicesOf[name](batch)) {
        const choice = tallies[name].get(value);
        if (choice) choice.count += 1;
      }
  }

  const laterTotal = everything.filter(
    (batch) => batch.level === 'later' && filterNames.every((name) => passes(name, batch)),
  ).length;
  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(asked.page, pages);
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const asOf = shown.map((batch) => batch.asOf).toSorted()[0];
  return {
    ...(asOf && { asOf }),
    batches: shown.map((batch) => withDisplayState(forCourse(batch, chosen.course), today)),
    total: found.length,
    pages,
    laterTotal,
    filters: { ...chosen, later: asked.later, page },
    unknown: unknownValues(tallies, asked),
    centresWithoutClasses: silent,
    choices: {
      course: courseChoices(tallies.course, chosen.course).sort(byLabel),
      city: [...tallies.city.values()].sort(byLabel),
      centre: [...tallies.centre.values()].sort(byLabel),
      days: [...tallies.days.values()],
      time: [...tallies.time.values()],
      status: [...tallies.status.values()],
    },
  };
}

/** A course or a centre, and perhaps a city; as values of the filters. */
type Wanted = { course?: string; centre?: string; city?: string | undefined };

const isWanted = (batch: UpcomingBatch, { course, centre, city }: Wanted): boolean =>
  batch.level !== 'later' &&
  (!course || batch.courseValues.includes(course)) &&
  (!centre || batch.centre.slug === centre) &&
  (!city || batch.centre.cityValue === city);

/** The batches of a course or centre that lie ahead, take people and are no later semester, by start. */
export const upcomingOf = (
  all: readonly UpcomingBatch[],
  wanted: Wanted,
  today: string = dayOf(),
): UpcomingBatch[] =>
  all
    .filter((batch) => batch.status !== 'closed' && !hasStarted(batch, today) && isWanted(batch, wanted))
    .map((batch) => forCourse(batch, wanted.course ? [wanted.course] : []));

/** How many batches /batches lists for a course or centre: what a link to it must say. */
export const countListed = (all: readonly UpcomingBatch[], wanted: Wanted, today: string = dayOf()): number =>
  joinable(all, today).filter((batch) => isWanted(batch, wanted)).length;

/** How many batches course pages show. */
const nextCount = 3;

/** The next batches of a course that still take people, three at most, and how many /batches lists for the course. */
export const nextOf = (
  all: readonly UpcomingBatch[],
  wanted: Wanted,
  today: string = dayOf(),
): { batches: readonly UpcomingBatch[]; total: number } => ({
  batches: upcomingOf(all, wanted, today).slice(0, nextCount),
  total: countListed(all, wanted, today),
});
