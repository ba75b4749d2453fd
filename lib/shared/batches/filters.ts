import { nameKey } from '../util/names.ts';

/** The filters of /batches as its address carries them; pure, for server and browser (docs/product/pages.md#p31). */

/** The query parameters of the filters, in the order of the form. */
export const filterNames = ['course', 'city', 'centre', 'days', 'time', 'status'] as const;
export type FilterName = (typeof filterNames)[number];

/** A record with a value for each filter. */
export const forEachFilter = <T>(make: (name: FilterName) => T): Record<FilterName, T> =>
  Object.fromEntries(filterNames.map((name) => [name, make(name)])) as Record<FilterName, T>;

/** The query parameters of /batches. */
export const batchesNames = [...filterNames, 'later', 'page'] as const;

/** Chosen values of each filter, none for no choice, and the page from 1. */
export type BatchFilters = Readonly<Record<FilterName, readonly string[]>> & {
  page: number;
  /** Also the later semesters of the diplomas, which beginners cannot join. */
  later: boolean;
};

/** How many values of one filter are read at most; the form sends three or fewer. */
const mostValues = 12;

/**
 * Reads the filters of a query: values repeated or separated by commas, each once and written like a value (`Dera Ismail
 * Khan` is `dera-ismail-khan`), without those that have no letter or digit. Whether there is such a course or centre is not
 * known here.
 */
export function readFilters(query: URLSearchParams): BatchFilters {
  const values = (name: FilterName) => {
    const sent = query
      .getAll(name)
      .slice(0, mostValues)
      .flatMap((text) => text.slice(0, 1000).split(','))
      .map(nameKey)
      .filter((text) => text !== '' && text.length <= 200);
    return [...new Set(sent)].slice(0, mostValues);
  };
  const page = Number(/^[1-9]\d{0,4}$/.exec(query.get('page') ?? '')?.[0] ?? 1);
  return { ...forEachFilter(values), later: query.get('later') === '1', page };
}

/** The address of /batches with these filters; page 1 and empty filters are not written. */
export function batchesHref(filters: Partial<BatchFilters> = {}): string {
  const query = filterNames
    .filter((name) => filters[name]?.length)
    .map((name) => `${name}=${filters[name]?.map(encodeURIComponent).join(',')}`);
  if (filters.later) query.push('later=1');
  if (filters.page && filters.page > 1) query.push(`page=${filters.page}`);
  return query.length > 0 ? `/batches?${query.join('&')}` : '/batches';
}

/** Whether anything is chosen, apart from the page. */
export const isFiltered = (filters: BatchFilters): boolean =>
  filterNames.some((name) => filters[name].length > 0);

const sorted = (values: readonly string[]) => [...new Set(values)].sort().join();

/** Whether two choices are the same, in any order and on any page. */
export const isSameChoice = (a: BatchFilters, b: BatchFilters): boolean =>
  a.later === b.later && filterNames.every((name) => sorted(a[name]) === sorted(b[name]));

/** Every class, from the first page. */
export const noFilters: BatchFilters = readFilters(new URLSearchParams());
