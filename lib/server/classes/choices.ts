import type { Centre } from '../../../content/schema/centres.ts';
import type { UpcomingBatch } from '../../shared/classes/batch.ts';
import { filterNames, type BatchFilters, type FilterName } from '../../shared/classes/filters.ts';
import { statusLabels } from '../../shared/classes/labels.ts';
import { partLabels, shortDayLabels } from '../../shared/classes/parts-of-day.ts';
import { getCentres } from '../../shared/content/centres.ts';
import { groupBy, uniqueBy } from '../../shared/util/collections.ts';
import { cityKey, nameKey } from '../../shared/util/names.ts';
import { findCategoryCourse } from '../catalogue/courses.ts';

/**
 * `count` is the number of batches that match the choice and all other filters; closed ones are counted for the filter
 * of seats only, unless that filter asks for them.
 */
export type FilterChoice = {
  value: string;
  label: string;
  count: number;
  /** Heading of the group in which the choice is listed. */
  group?: string;
};

type ChoiceLabel = Omit<FilterChoice, 'count'>;

const otherClassesHeading = 'Other classes';

const labelsByFilter: Readonly<Record<FilterName, (batch: UpcomingBatch) => readonly ChoiceLabel[]>> = {
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

/** The requested centres without a known batch, and the centres of requested cities that have none at all. */
export function findCentresWithoutClasses(
  batches: readonly UpcomingBatch[],
  requested: BatchFilters,
): readonly Centre[] {
  const slugs = new Set(batches.map(({ centre }) => centre.slug));
  const cities = new Set(batches.map(({ centre }) => centre.city));
  return getCentres().filter(
    ({ slug, city }) =>
      (requested.centre.includes(slug) && !slugs.has(slug)) ||
      (requested.city.includes(cityKey(city)) && !cities.has(city)),
  );
}

/** Requested courses, cities and centres are choices although they may have no batches. */
function requestedLabels(
  name: FilterName,
  requested: BatchFilters,
  withoutBatches: readonly Centre[],
): readonly ChoiceLabel[] {
  if (name === 'course')
    return requested.course.flatMap((value) => {
      const course = findCategoryCourse(value);
      return course ? [{ value, label: course.title }] : [];
    });
  if (name !== 'city' && name !== 'centre') return [];
  const labels = withoutBatches.map(({ slug, name: label, city }) =>
    name === 'city' ? { value: cityKey(city), label: city } : { value: slug, label, group: city },
  );
  return labels.filter(({ value }) => requested[name].includes(value));
}

/** All choices of a filter: fixed ones, those of the batches, and requested ones. */
export const choiceLabels = (
  name: FilterName,
  batches: readonly UpcomingBatch[],
  requested: BatchFilters,
  withoutBatches: readonly Centre[],
): readonly ChoiceLabel[] =>
  uniqueBy(
    [
      ...Object.entries(fixedLabels[name] ?? {}).map(([value, label]) => ({ value, label })),
      ...batches.flatMap(labelsByFilter[name]),
      ...requestedLabels(name, requested, withoutBatches),
    ],
    ({ value }) => value,
  );

/** The filters that a batch fails, because it has none of their chosen values. */
export const failedFilters = (batch: UpcomingBatch, chosen: BatchFilters): FilterName[] =>
  filterNames.filter(
    (name) =>
      chosen[name].length > 0 &&
      !labelsByFilter[name](batch).some(({ value }) => chosen[name].includes(value)),
  );

/** False for a closed batch, unless the filter of seats asks for closed ones. */
export const isCounted = ({ status }: UpcomingBatch, chosen: BatchFilters): boolean =>
  status !== 'closed' || chosen.status.includes('closed');

const compareByGroupAndLabel = (a: FilterChoice, b: FilterChoice) =>
  (a.group ?? '').localeCompare(b.group ?? '', 'en') || a.label.localeCompare(b.label, 'en');

/**
 * The choices of a filter in display order. Of courses with the same label only the one with most classes is listed,
 * and a chosen course always.
 */
export function countChoices(
  name: FilterName,
  labels: readonly ChoiceLabel[],
  checkedBatches: readonly { batch: UpcomingBatch; failed: readonly FilterName[] }[],
  chosen: BatchFilters,
): readonly FilterChoice[] {
  const countedBatches = checkedBatches.filter(
    ({ batch, failed }) =>
      failed.every((failedName) => failedName === name) && (name === 'status' || isCounted(batch, chosen)),
  );
  const byValue = groupBy(
    countedBatches.flatMap(({ batch }) => labelsByFilter[name](batch)),
    ({ value }) => value,
  );
  const choices = labels.map((label) => ({ ...label, count: byValue.get(label.value)?.length ?? 0 }));
  if (fixedLabels[name]) return choices;
  if (name !== 'course') return choices.sort(compareByGroupAndLabel);
  const firstOfLabel = new Set(
    uniqueBy(
      choices.toSorted((a, b) => b.count - a.count),
      ({ label }) => nameKey(label),
    ),
  );
  return choices
    .filter((choice) => firstOfLabel.has(choice) || chosen.course.includes(choice.value))
    .sort(compareByGroupAndLabel);
}
