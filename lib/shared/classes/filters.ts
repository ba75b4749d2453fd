import { nameKey } from '../util/names.ts';

/** The filters of /batches, by query parameter (docs/product/pages.md#p31). */
export const filterNames = ['course', 'city', 'centre', 'days', 'time', 'status'] as const;
export type FilterName = (typeof filterNames)[number];

export const recordOfFilters = <T>(make: (name: FilterName) => T): Record<FilterName, T> =>
  Object.fromEntries(filterNames.map((name) => [name, make(name)])) as Record<FilterName, T>;

export const batchesParameters = [...filterNames, 'later', 'order', 'page'] as const;

/** Values chosen in each filter, and the page, counted from 1. */
export type BatchFilters = Readonly<Record<FilterName, readonly string[]>> & {
  page: number;
  /** Lists later semesters of the diplomas as well, which beginners cannot join. */
  later: boolean;
  /** Lists the cheapest first instead of the earliest. */
  cheapest: boolean;
};

/** Maximum number of values read for one filter. */
const maxValues = 12;

/**
 * Parses the filters in a query. Values may be repeated or comma-separated; each is normalised (`Dera Ismail Khan`
 * becomes `dera-ismail-khan`); duplicates and values without a letter or digit are dropped, then those above
 * `maxValues`. Does not check whether the named course, city or centre exists.
 */
export function readFilters(query: URLSearchParams): BatchFilters {
  const values = (name: FilterName) => {
    const sentValues = query
      .getAll(name)
      .slice(0, maxValues)
      .flatMap((text) => text.slice(0, 1000).split(','))
      .map(nameKey)
      .filter((text) => text !== '' && text.length <= 200);
    return [...new Set(sentValues)].slice(0, maxValues);
  };
  const page = Number(/^[1-9]\d{0,4}$/.exec(query.get('page') ?? '')?.[0] ?? 1);
  const [later, cheapest] = [query.get('later') === '1', query.get('order') === 'fee'];
  return { ...recordOfFilters(values), later, cheapest, page };
}

/** Address of /batches, without empty filters and page 1. */
export function batchesHref(filters: Partial<BatchFilters> = {}): string {
  const query = filterNames
    .filter((name) => filters[name]?.length)
    .map((name) => `${name}=${filters[name]?.map(encodeURIComponent).join(',')}`);
  if (filters.later) query.push('later=1');
  if (filters.cheapest) query.push('order=fee');
  if (filters.page && filters.page > 1) query.push(`page=${filters.page}`);
  return query.length > 0 ? `/batches?${query.join('&')}` : '/batches';
}

/** True if any filter is set; the page, the order and later semesters do not count. */
export const isFiltered = (filters: BatchFilters): boolean =>
  filterNames.some((name) => filters[name].length > 0);

const toSortedText = (values: readonly string[]) => [...new Set(values)].sort().join();

/** True if two choices list the same classes; their pages and the order of their values may differ. */
export const isSameChoice = (a: BatchFilters, b: BatchFilters): boolean =>
  a.later === b.later &&
  a.cheapest === b.cheapest &&
  filterNames.every((name) => toSortedText(a[name]) === toSortedText(b[name]));

export const noFilters: BatchFilters = readFilters(new URLSearchParams());
