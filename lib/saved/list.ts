/** What a visitor has saved, on the device and in the address of /saved (docs/product/pages.md#p32); pure. */

export const savedKinds = ['courses', 'classes', 'centres'] as const;
export type SavedKind = (typeof savedKinds)[number];
/** Slugs of courses and centres, ids of batches; each once. */
export type SavedList = Readonly<Record<SavedKind, readonly string[]>>;

/** Most items of one kind. */
export const mostSaved = 30;
const item = /^[\p{L}\p{N}_-]{1,200}$/u;

export const emptyList: SavedList = { courses: [], classes: [], centres: [] };

const cleaned = (values: readonly string[]) =>
  [...new Set(values.filter((value) => item.test(value)))].slice(0, mostSaved);

/** A list with valid items only, for input from an address or from storage, which may hold anything. */
export const cleanList = (list: Partial<Record<SavedKind, readonly string[]>>): SavedList => ({
  courses: cleaned(list.courses ?? []),
  classes: cleaned(list.classes ?? []),
  centres: cleaned(list.centres ?? []),
});

/** The list in a query: values separated by commas or repeated. */
export function readSaved(query: URLSearchParams): SavedList {
  const values = (kind: SavedKind) => query.getAll(kind).flatMap((text) => text.slice(0, 20_000).split(','));
  return cleanList({ courses: values('courses'), classes: values('classes'), centres: values('centres') });
}

/** The address that carries the list. */
export function savedHref(list: SavedList): string {
  const query = savedKinds
    .filter((kind) => list[kind].length > 0)
    .map((kind) => `${kind}=${list[kind].map(encodeURIComponent).join(',')}`);
  return query.length > 0 ? `/saved?${query.join('&')}` : '/saved';
}

/** The list without one item. */
export const withoutItem = (list: SavedList, kind: SavedKind, id: string): SavedList => ({
  ...list,
  [kind]: list[kind].filter((one) => one !== id),
});

/** The list with one more item, the newest last; above `mostSaved` the oldest is left out. */
export const withItem = (list: SavedList, kind: SavedKind, id: string): SavedList => ({
  ...list,
  [kind]: [...list[kind].filter((one) => one !== id), id].slice(-mostSaved),
});

export const countOf = (list: SavedList): number =>
  savedKinds.reduce((count, kind) => count + list[kind].length, 0);
