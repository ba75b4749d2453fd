import { getCentres, type Centre } from '../../shared/content/centres.ts';
import { getCourse } from '../content/courses.ts';
import { correctWord } from '../../shared/util/spelling.ts';
import { filterNames, type BatchFilters, type FilterName } from '../../shared/batches/filters.ts';
import { shortDayLabels, statusLabels, timeLabels, type UpcomingBatch } from '../../shared/batches/labels.ts';
import { cityValue, nameKey } from '../../shared/util/names.ts';

/** The choices of the filters of /batches, and which values of a query are not among them. */

/** A choice of a filter. `count` is the number of batches that pass it and all other filters. */
export type Choice = {
  value: string;
  label: string;
  count: number;
  /** Heading of a group. */ group?: string;
};

type Label = Pick<Choice, 'value' | 'label' | 'group'>;

/** A value of the query that is no choice, and the choice that may have been meant. */
export type UnknownValue = { name: FilterName; value: string; suggestion?: Label };

/** Names that match no course of ours: their heading, and how many are choices at most, as the backend may send any number. */
const otherNames = 'Other classes';
const mostOtherNames = 60;

/** The choices of each filter that a batch belongs to. */
export const choicesOf: Readonly<Record<FilterName, (batch: UpcomingBatch) => readonly Label[]>> = {
  course: ({ courses, courseValues, name }) =>
    courses.length > 0
      ? courses.map((course) => ({ value: course.slug, label: course.name }))
      : courseValues.map((value) => ({ value, label: name, group: otherNames })),
  city: ({ centre }) => [{ value: centre.cityValue, label: centre.city }],
  centre: ({ centre }) => [{ value: centre.slug, label: centre.name, group: centre.city }],
  days: ({ days }) => [{ value: days, label: shortDayLabels[days] }],
  time: ({ times }) => times.map((time) => ({ value: time, label: timeLabels[time] })),
  status: ({ status }) => (status ? [{ value: status, label: statusLabels[status] }] : []),
};

/** Choices that are there without any batch, in their order. */
const fixedLabels: Partial<Record<FilterName, Readonly<Record<string, string>>>> = {
  days: shortDayLabels,
  time: timeLabels,
  status: statusLabels,
};

type Tally = Map<string, Choice>;

/** Every choice of a filter, with a count of 0. */
export function allChoices(name: FilterName, batches: readonly UpcomingBatch[]): Tally {
  const tally: Tally = new Map();
  for (const [value, label] of Object.entries(fixedLabels[name] ?? {}))
    tally.set(value, { value, label, count: 0 });
  for (const batch of batches)
    for (const choice of choicesOf[name](batch))
      if (!tally.has(choice.value)) tally.set(choice.value, { ...choice, count: 0 });
  return tally;
}

type Tallies = Readonly<Record<FilterName, Tally>>;

/** Adds chosen courses, cities and centres of ours without any batch, so that they count as choices; returns such centres. */
export function withChosen(tallies: Tallies, asked: BatchFilters): Centre[] {
  const add = (name: FilterName, choice: Label) => tallies[name].set(choice.value, { ...choice, count: 0 });
  for (const value of asked.course) {
    const course = getCourse(value);
    if (course && !tallies.course.has(value)) add('course', { value, label: course.title });
  }
  const silent = getCentres().filter(
    ({ slug, city }) =>
      (asked.centre.includes(slug) && !tallies.centre.has(slug)) ||
      (asked.city.includes(cityValue(city)) && !tallies.city.has(cityValue(city))),
  );
  for (const { slug, name, city } of silent) {
    if (asked.centre.includes(slug)) add('centre', { value: slug, label: name, group: city });
    if (asked.city.includes(cityValue(city))) add('city', { value: cityValue(city), label: city });
  }
  return silent;
}

/** The cities and centres of ours, which may be meant although they have no class. */
const places: Partial<Record<FilterName, () => Label[]>> = {
  city: () => getCentres().map(({ city }) => ({ value: cityValue(city), label: city })),
  centre: () => getCentres().map(({ slug, name }) => ({ value: slug, label: name })),
};

/** How many unknown values a page names at most. */
const mostUnknown = 3;

function withNear(unknown: UnknownValue, tally: Tally): UnknownValue {
  const choices = [...tally.values(), ...(places[unknown.name]?.() ?? [])];
  const meant = correctWord(
    unknown.value,
    choices.map(({ value }) => value),
  );
  const near = choices.find(({ value }) => value === meant);
  return near ? { ...unknown, suggestion: { value: near.value, label: near.label } } : unknown;
}

/** The values asked for that are no choice, three at most. */
export function unknownValues(tallies: Tallies, asked: BatchFilters): UnknownValue[] {
  return filterNames
    .flatMap((name) => asked[name].map((value) => ({ name, value })))
    .filter(({ name, value }) => !tallies[name].has(value))
    .slice(0, mostUnknown)
    .map((unknown) => withNear(unknown, tallies[unknown.name]));
}

/**
 * The choices of the course filter: each label once, since a short course and a card may have one title, and the most frequent
 * other names. A chosen value is always among them.
 */
export function courseChoices(tally: Tally, chosen: readonly string[]): Choice[] {
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

/** Orders choices by group, then by label. */
export const byLabel = (a: Choice, b: Choice) =>
  (a.group ?? '').localeCompare(b.group ?? '', 'en') || a.label.localeCompare(b.label, 'en');
