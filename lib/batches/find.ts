import { getCourse } from '../content/courses.ts';
import { minuteMs } from '../foundation/durations.ts';
import { dayOf, nowMs } from '../foundation/time.ts';
import { filterNames, forEachFilter, type BatchFilters, type FilterName } from './filters.ts';
import { shortDayLabels, statusLabels, timeLabels } from './labels.ts';
import { nameKey } from './name-key.ts';
import type { UpcomingBatch } from './types.ts';

const pageSize = 20;
/** Milliseconds after which a list shows its age, because two refreshes have failed by then. */
const oldMs = 30 * minuteMs;

/** A choice of a filter. `count` is the number of batches that pass it and all other filters. */
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

/** Heading of names that are no course of ours, and how many of them are choices: the backend may send any number. */
const otherNames = 'Other classes';
const mostOtherNames = 60;

type Label = Pick<Choice, 'value' | 'label' | 'group'>;

/** The choices of each filter that a batch belongs to. */
const choicesOf: Readonly<Record<FilterName, (batch: UpcomingBatch) => readonly Label[]>> = {
  course: ({ courses, courseValues, name }) =>
    courses.length > 0
      ? courses.map((course) => ({ value: course.slug, label: course.name }))
      : courseValues.map((value) => ({ value, label: name, group: otherNames })),
  city: ({ centre }) => [{ value: centre.cityValue, label: centre.city }],
  centre: ({ centre }) => [{ value: centre.slug, label: centre.name, group: centre.city }],
  days: ({ days }) => [{ value: days, label: shortDayLabels[days] }],
  time: ({ time }) => (time ? [{ value: time, label: timeLabels[time] }] : []),
  status: ({ status }) => (status ? [{ value: status, label: statusLabels[status] }] : []),
};

/** Choices that are there without any batch, in their order. */
const fixedLabels: Partial<Record<FilterName, Readonly<Record<string, string>>>> = {
  days: shortDayLabels,
  time: timeLabels,
  status: statusLabels,
};

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

/** Every choice of a filter, with a count of 0. */
function allChoices(name: FilterName, batches: readonly UpcomingBatch[]): Tally {
  const tally: Tally = new Map();
  for (const [value, label] of Object.entries(fixedLabels[name] ?? {}))
    tally.set(value, { value, label, count: 0 });
  for (const batch of batches)
    for (const choice of choicesOf[name](batch))
      if (!tally.has(choice.value)) tally.set(choice.value, { ...choice, count: 0 });
  return tally;
}

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
  const batches = joinable(all, today);
  const tallies = forEachFilter((name) => allChoices(name, batches));
  withChosenCourses(tallies.course, asked.course);
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
