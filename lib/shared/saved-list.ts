/** What a visitor has saved, on the device and in the address of /saved (docs/product/pages.md#p32); pure. */

export const savedKinds = ['courses', 'classes', 'centres'] as const;
export type SavedKind = (typeof savedKinds)[number];
/** Slugs of courses and centres, ids of batches; each once. */
export type SavedList = Readonly<Record<SavedKind, readonly string[]>>;

/** The maximum number of items of one kind. */
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

/**
 * What `/saved` shows, and what links clicked before hydration have removed: the device's list does not know of that
 * until React arrives.
 */
export type SavedAddress = { list: SavedList; removed: SavedList };

const removedName = (kind: SavedKind) => `removed-${kind}`;
/** The query parameters of `/saved`. */
export const savedNames: readonly string[] = savedKinds.flatMap((kind) => [kind, removedName(kind)]);

/** Both lists in a query: values separated by commas or repeated. */
export function readSaved(query: URLSearchParams): SavedAddress {
  const values = (name: string) => query.getAll(name).flatMap((text) => text.slice(0, 20_000).split(','));
  const listOf = (nameOf: (kind: SavedKind) => string) =>
    cleanList(Object.fromEntries(savedKinds.map((kind) => [kind, values(nameOf(kind))])));
  return { list: listOf((kind) => kind), removed: listOf(removedName) };
}

/** The address that carries the list, and what was taken off it. */
export function savedHref(list: SavedList, removed: SavedList = emptyList): string {
  const query = savedKinds
    .flatMap((kind) => [[kind, list[kind]] as const, [removedName(kind), removed[kind]] as const])
    .filter(([, ids]) => ids.length > 0)
    .map(([name, ids]) => `${name}=${ids.map(encodeURIComponent).join(',')}`);
  return query.length > 0 ? `/saved?${query.join('&')}` : '/saved';
}

/** The list without the items of another. */
export const withoutItems = (list: SavedList, gone: SavedList): SavedList => ({
  courses: list.courses.filter((id) => !gone.courses.includes(id)),
  classes: list.classes.filter((id) => !gone.classes.includes(id)),
  centres: list.centres.filter((id) => !gone.centres.includes(id)),
});

/** The list without one item. */
export const withoutItem = (list: SavedList, kind: SavedKind, id: string): SavedList =>
  withoutItems(list, { ...emptyList, [kind]: [id] });

/** The list with one more item, the newest last; above `mostSaved` the oldest is left out. */
export const withItem = (list: SavedList, kind: SavedKind, id: string): SavedList => ({
  ...list,
  [kind]: [...list[kind].filter((one) => one !== id), id].slice(-mostSaved),
});

/** The number of saved items of all kinds. */
export const countOf = (list: SavedList): number =>
  savedKinds.reduce((count, kind) => count + list[kind].length, 0);
