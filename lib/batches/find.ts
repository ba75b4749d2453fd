import { getCourse } from '../content/courses.ts';
import { dayOf, nowMs } from '../foundation/time.ts';
import { filterNames, type BatchFilters, type FilterName } from './filters.ts';
import { shortDayLabels, statusLabels, timeLabels } from './labels.ts';
import { nameKey } from './name-key.ts';
import type { UpcomingBatch } from './types.ts';

export const pageSize = 20;
/** Milliseconds after which a list shows its age: two refreshes were missed. */
const oldMs = 30 * 60_000;

/** A choice of a filter with the number of batches it would leave beside the other filters. */
export type Choice = {
  value: string;
  label: string;
  count: number;
  /** Heading of a group. */ group?: string;
};

export type FoundBatch = UpcomingBatch & { hasStarted: boolean; isOld: boolean };

/** One page of /batches. */
export type FoundBatches = {
  batches: readonly FoundBatch[];
  /** Batches on all pages. */
  total: number;
  pages: number;
  /** The filters as they hold: without unknown values, the page within the pages. */
  filters: BatchFilters;
  choices: Readonly<Record<FilterName, readonly Choice[]>>;
  /** The oldest reading among the batches of the page, as an ISO instant: a cached page may be older than it looks. */
  asOf?: string;
};

/** The values of a batch for each filter. */
const valuesOf: Readonly<Record<FilterName, (batch: UpcomingBatch) => readonly string[]>> = {
  course: (batch) => batch.courseValues,
  city: (batch) => [batch.centre.cityValue],
  centre: (batch) => [batch.centre.slug],
  days: (batch) => [batch.days],
  time: (batch) => (batch.time ? [batch.time] : []),
  status: (batch) => (batch.status ? [batch.status] : []),
};

const fixed: Partial<Record<FilterName, Readonly<Record<string, string>>>> = {
  days: shortDayLabels,
  time: timeLabels,
  status: statusLabels,
};

/** Heading of names that are no course of ours, and how many of them are choices: the backend may send any number. */
const otherNames = 'Other classes';
const mostOtherNames = 60;

/** The labels of a batch's values, in their order. */
function labelsOf(name: FilterName, batch: UpcomingBatch): readonly Pick<Choice, 'label' | 'group'>[] {
  if (name === 'course')
    return batch.courses.length > 0
      ? batch.courses.map((course) => ({ label: course.name }))
      : [{ label: batch.name, group: otherNames }];
  if (name === 'city') return [{ label: batch.centre.city }];
  return [{ label: batch.centre.name, group: batch.centre.city }];
}

const hasStarted = (batch: UpcomingBatch, today: string) => batch.date !== undefined && batch.date < today;

/** A batch as a page shows it on this day. */
export const asFound = (batch: UpcomingBatch, today: string): FoundBatch => ({
  ...batch,
  hasStarted: hasStarted(batch, today),
  isOld: batch.asOf < new Date(nowMs() - oldMs).toISOString(),
});

/**
 * The batches that somebody can still join or wait for, in the order of the page: those ahead by start, undated ones, then
 * those under way that still take people, the latest first. One that has started and is closed is left out.
 */
function joinable(batches: readonly UpcomingBatch[], today: string): UpcomingBatch[] {
  const coming = batches.filter((batch) => !hasStarted(batch, today));
  const started = batches.filter((batch) => hasStarted(batch, today) && batch.status !== 'closed');
  return [...coming, ...started.toReversed()];
}

type Tally = Map<string, Choice>;

/** Every choice there is, with a count of 0. */
function allChoices(batches: readonly UpcomingBatch[]): Record<FilterName, Tally> {
  const tallies = Object.fromEntries(filterNames.map((name) => [name, new Map()])) as Record<
    FilterName,
    Tally
  >;
  for (const name of filterNames) {
    for (const [value, label] of Object.entries(fixed[name] ?? {}))
      tallies[name].set(value, { value, label, count: 0 });
    if (fixed[name]) continue;
    for (const batch of batches)
      for (const [index, value] of valuesOf[name](batch).entries())
        if (!tallies[name].has(value))
          tallies[name].set(value, { label: value, ...labelsOf(name, batch)[index], value, count: 0 });
  }
  return tallies;
}

type Prepared = { today: string; batches: readonly UpcomingBatch[]; tallies: Record<FilterName, Tally> };
const prepared = new WeakMap<readonly UpcomingBatch[], Prepared>();

/** What is the same for every request until the collection or the day changes. */
function prepare(all: readonly UpcomingBatch[], today: string): Prepared {
  const last = prepared.get(all);
  if (last?.today === today) return last;
  const batches = joinable(all, today);
  const next = { today, batches, tallies: allChoices(batches) };
  prepared.set(all, next);
  return next;
}

const copyOf = (tally: Tally): Tally => new Map([...tally].map(([value, choice]) => [value, { ...choice }]));

/** Adds a chosen course without any batch, so that its name can be shown. */
function withChosenCourses(tally: Tally, chosen: readonly string[]): void {
  for (const value of chosen) {
    const course = getCourse(value);
    if (course && !tally.has(value)) tally.set(value, { value, label: course.title, count: 0 });
  }
}

/**
 * The choices of the course filter: each label once, since a short course and a card may have one title, and the most frequent
 * other names. A chosen value is always among them.
 */
function courseChoices(tally: Tally, chosen: readonly string[]): Choice[] {
  const labels = new Set<string>();
  let others = 0;
  return [...tally.values()]
    .toSorted((a, b) => b.count - a.count)
    .filter(({ value, label, group }) => {
      if (chosen.includes(value)) return true;
      if (group && (others += 1) > mostOtherNames) return false;
      const key = nameKey(label);
      const isNew = !labels.has(key);
      labels.add(key);
      return isNew;
    });
}

const byLabel = (a: Choice, b: Choice) =>
  (a.group ?? '').localeCompare(b.group ?? '', 'en') || a.label.localeCompare(b.label, 'en');

/** One page of the batches that pass all filters, and the counts beside each choice. Unknown values count as none. */
export function findBatches(
  all: readonly UpcomingBatch[],
  asked: BatchFilters,
  today: string = dayOf(),
): FoundBatches {
  const { batches, tallies: empty } = prepare(all, today);
  const tallies = Object.fromEntries(filterNames.map((name) => [name, copyOf(empty[name])])) as Record<
    FilterName,
    Tally
  >;
  withChosenCourses(tallies.course, asked.course);
  const known = (name: FilterName) => asked[name].filter((value) => tallies[name].has(value));
  const chosen = Object.fromEntries(filterNames.map((name) => [name, known(name)])) as Record<
    FilterName,
    string[]
  >;
  const passes = (name: FilterName, batch: UpcomingBatch) =>
    chosen[name].length === 0 || valuesOf[name](batch).some((value) => chosen[name].includes(value));

  const found: UpcomingBatch[] = [];
  for (const batch of batches) {
    const failed = filterNames.filter((name) => !passes(name, batch));
    if (failed.length === 0) found.push(batch);
    if (failed.length > 1) continue;
    // A batch counts for the choices of the one filter that it fails: it would be found if that were chosen instead.
    for (const name of failed.length === 1 ? failed : filterNames)
      for (const value of valuesOf[name](batch)) {
        const choice = tallies[name].get(value);
        if (choice) choice.count += 1;
      }
  }

  const pages = Math.max(1, Math.ceil(found.length / pageSize));
  const page = Math.min(asked.page, pages);
  const shown = found.slice((page - 1) * pageSize, page * pageSize);
  const asOf = shown.map((batch) => batch.asOf).toSorted()[0];
  return {
    ...(asOf && { asOf }),
    batches: shown.map((batch) => asFound(batch, today)),
    total: found.length,
    pages,
    filters: { ...chosen, page },
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

/** The batches of a course or centre that lie ahead and still take people, by start. */
export const ahead = (
  all: readonly UpcomingBatch[],
  of: { course: string } | { centre: string },
  today: string = dayOf(),
): UpcomingBatch[] =>
  all.filter(
    (batch) =>
      batch.status !== 'closed' &&
      !hasStarted(batch, today) &&
      ('course' in of ? batch.courseValues.includes(of.course) : batch.centre.slug === of.centre),
  );

/** How many batches course pages show. */
const nextCount = 3;

/** The next batches of a course that still take people, three at most, and how many there are in all. */
export function nextOf(
  all: readonly UpcomingBatch[],
  course: string,
  today: string = dayOf(),
): { batches: readonly UpcomingBatch[]; total: number } {
  const found = ahead(all, { course }, today);
  return { batches: found.slice(0, nextCount), total: found.length };
}
