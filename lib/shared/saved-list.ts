import { parseJson } from './util/values.ts';

export const savedKinds = ['courses', 'classes', 'centres'] as const;
export type SavedKind = (typeof savedKinds)[number];
/** Slugs of courses and centres, ids of batches, kept on the device or in the URL of /saved. */
export type SavedList = Readonly<Record<SavedKind, readonly string[]>>;

export const maxSaved = 30;
const itemPattern = /^[\p{L}\p{N}_-]{1,200}$/u;

export const emptySavedList: SavedList = { courses: [], classes: [], centres: [] };

const isItem = (value: unknown): value is string => typeof value === 'string' && itemPattern.test(value);
const cleanItems = (values: unknown) =>
  Array.isArray(values) ? [...new Set(values.filter(isItem))].slice(-maxSaved) : [];

/** Cleans a list: drops invalid and repeated items and, of each kind, the oldest above `maxSaved`. */
export const cleanSavedList = (list: Partial<Record<SavedKind, unknown>>): SavedList => ({
  courses: cleanItems(list.courses),
  classes: cleanItems(list.classes),
  centres: cleanItems(list.centres),
});

/** Parses the list stored on a device; null or an invalid text gives an empty list. */
export const readStoredList = (text: string | null): SavedList =>
  cleanSavedList(Object(parseJson(text ?? '')));

/** Parses the list in a query; values may be comma-separated or repeated. */
export const readListQuery = (query: URLSearchParams): SavedList =>
  cleanSavedList(
    Object.fromEntries(
      savedKinds.map((kind) => [
        kind,
        query.getAll(kind).flatMap((text) => text.slice(0, 20_000).split(',')),
      ]),
    ),
  );

/** Parameters of a plan in the URL of /saved. */
export const planNames = ['city', 'start', 'own'] as const;
/**
 * Where a visitor wants to study (the city's value) and from which month: `YYYY-MM`, or '' for the next class. `own` is
 * true if the list is that of the visitor's device.
 */
export type StudyPlan = { city?: string | undefined; start?: string | undefined; own?: boolean };

export function savedHref(list: SavedList, { city, start, own }: StudyPlan = {}): string {
  const query = savedKinds
    .filter((kind) => list[kind].length > 0)
    .map((kind) => `${kind}=${list[kind].map(encodeURIComponent).join(',')}`);
  if (city) query.push(`city=${city}`);
  if (start !== undefined) query.push(`start=${start}`);
  if (own && countSaved(list) > 0) query.push('own=1');
  return query.length > 0 ? `/saved?${query.join('&')}` : '/saved';
}

export const withoutItem = (list: SavedList, kind: SavedKind, id: string): SavedList => ({
  ...list,
  [kind]: list[kind].filter((saved) => saved !== id),
});

/** Appends an item; above `maxSaved` the oldest is dropped. */
export const withItem = (list: SavedList, kind: SavedKind, id: string): SavedList => ({
  ...list,
  [kind]: [...list[kind].filter((saved) => saved !== id), id].slice(-maxSaved),
});

export const countSaved = (list: SavedList): number =>
  savedKinds.reduce((count, kind) => count + list[kind].length, 0);
