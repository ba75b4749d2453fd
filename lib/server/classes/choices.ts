import type { Centre } from '../../../content/schema/centres.ts';
import type { UpcomingBatch } from '../../shared/classes/batch.ts';
import { filterNames, type BatchFilters, type FilterName } from '../../shared/classes/filters.ts';
import { shortDayLabels, statusLabels } from '../../shared/classes/labels.ts';
import { partLabels } from '../../shared/classes/parts-of-day.ts';
import { getCentres } from '../../shared/content/centres.ts';
import { uniqueBy } from '../../shared/util/collections.ts';
import { cityKey, nameKey } from '../../shared/util/names.ts';
import { findCategoryCourse } from '../catalogue/courses.ts';

/**
 * A choice of a filter. `count` is the number of batches that match it and all other filters; closed ones are counted
 * for the filter of seats only, unless that filter asks for them.
 */
export type FilterChoice = {
  value: string;
  label: string;
  count: number;
  /** Heading of the group in which the choice is listed. */
  group?: string;
};

type ChoiceLabel = Pick<FilterChoice, 'value' | 'label' | 'group'>;

/** A value of the query that is not a choice. */
export type UnknownValue = { name: FilterName; value: string };

/** Heading of the class names that match no course. */
const otherClassesHeading = 'Other classes';

/** The values that a batch has in each filter. */
export const labelsByFilter: Readonly<Record<FilterName, (batch: UpcomingBatch) => readonly ChoiceLabel[]>> =
  {
    course: ({ courses, courseValues, name }) =>
      courses.length > 0
        ? courses.map((course) => ({ value: course.slug, label: course.name }))
        : courseValues.map((value) => ({ value, label: name, group: otherClassesHeading })),
    city: ({ centre }) => [{ value: centre.cityKey, label: centre.city }],
    centre: ({ centre }) => [{ value: centre.slug, label: centre.name, group: centre.city }],
    days: ({ days }) => [{ value: days, label: shortDayLabels[days] }],
    time: ({ part }) => (part ? [{ value: part, label: partLabels[part] }] : []),
    status: ({ status }) => (status ? [{ value: status, label: statusLabels[status] }] : []),
  };

/** Choices that exist even without batches, in display order. */
const fixedLabels: Partial<Record<FilterName, Readonly<Record<string, string>>>> = {
  days: shortDayLabels,
  time: partLabels,
  status: statusLabels,
};

type ChoicesByValue = Map<string, FilterChoice>;

/** All choices of a filter, each with a count of 0. */
export function allChoices(name: FilterName, batches: readonly UpcomingBatch[]): ChoicesByValue {
  const tally: ChoicesByValue = new Map();
  for (const [value, label] of Object.entries(fixedLabels[name] ?? {}))
    tally.set(value, { value, label, count: 0 });
  for (const batch of batches)
    for (const choice of labelsByFilter[name](batch))
      if (!tally.has(choice.value)) tally.set(choice.value, { ...choice, count: 0 });
  return tally;
}

type ChoicesByFilter = Readonly<Record<FilterName, ChoicesByValue>>;

/**
 * Adds requested courses, cities and centres that have no batches, so that they count as choices. Returns these centres
 * and those of these cities.
 */
export function addRequestedChoices(tallies: ChoicesByFilter, requested: BatchFilters): Centre[] {
  const add = (name: FilterName, choice: ChoiceLabel) =>
    tallies[name].set(choice.value, { ...choice, count: 0 });
  for (const value of requested.course) {
    const course = findCategoryCourse(value);
    if (course && !tallies.course.has(value)) add('course', { value, label: course.title });
  }
  const withoutClasses = getCentres().filter(
    ({ slug, city }) =>
      (requested.centre.includes(slug) && !tallies.centre.has(slug)) ||
      (requested.city.includes(cityKey(city)) && !tallies.city.has(cityKey(city))),
  );
  for (const { slug, name, city } of withoutClasses) {
    if (requested.centre.includes(slug)) add('centre', { value: slug, label: name, group: city });
    if (requested.city.includes(cityKey(city))) add('city', { value: cityKey(city), label: city });
  }
  return withoutClasses;
}

/** The filters of which a batch has none of the chosen values. */
export const failedFilters = (batch: UpcomingBatch, chosen: BatchFilters): FilterName[] =>
  filterNames.filter(
    (name) =>
      chosen[name].length > 0 &&
      !labelsByFilter[name](batch).some(({ value }) => chosen[name].includes(value)),
  );

/** False for a closed batch, unless the filter of seats asks for closed ones. */
export const isCounted = ({ status }: UpcomingBatch, chosen: BatchFilters): boolean =>
  status !== 'closed' || chosen.status.includes('closed');

/** Counts each batch for its choices of every filter whose other filters it passes: choosing one would show it. */
export function countChoices(
  tallies: ChoicesByFilter,
  batches: readonly UpcomingBatch[],
  chosen: BatchFilters,
): void {
  for (const batch of batches) {
    const failed = failedFilters(batch, chosen);
    for (const name of filterNames) {
      if (failed.some((other) => other !== name)) continue;
      if (name !== 'status' && !isCounted(batch, chosen)) continue;
      for (const { value } of labelsByFilter[name](batch)) {
        const choice = tallies[name].get(value);
        if (choice) choice.count += 1;
      }
    }
  }
}

/** Maximum number of unknown values named on a page. */
const maxUnknownValues = 3;

export const unknownValues = (tallies: ChoicesByFilter, requested: BatchFilters): UnknownValue[] =>
  filterNames
    .flatMap((name) => requested[name].map((value) => ({ name, value })))
    .filter(({ name, value }) => !tallies[name].has(value))
    .slice(0, maxUnknownValues);

/**
 * Choices of the course filter, those with most classes first. Of courses with the same label (a short course and its
 * card) only the first is listed; a chosen course always is.
 */
export function courseChoices(tally: ChoicesByValue, chosen: readonly string[]): FilterChoice[] {
  const choices = [...tally.values()].toSorted((a, b) => b.count - a.count);
  const firstOfLabel = uniqueBy(choices, ({ label }) => nameKey(label));
  return choices.filter((choice) => firstOfLabel.includes(choice) || chosen.includes(choice.value));
}

export const compareByGroupAndLabel = (a: FilterChoice, b: FilterChoice) =>
  (a.group ?? '').localeCompare(b.group ?? '', 'en') || a.label.localeCompare(b.label, 'en');
