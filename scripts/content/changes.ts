import { nameOf, type Contents } from '../../lib/content/check/problem.ts';
import { isRecord } from '../../lib/foundation/json.ts';

/** One thing that differs between two states of the content. */
export type Change = {
  kind: 'added' | 'removed' | 'changed' | 'reordered';
  file: string;
  /** Way from the export to the item or value; items of lists by their slug, name or number. */
  path: readonly string[];
  /** The innermost named item around a changed value; the item itself when one was added or removed. */
  item?: Readonly<Record<string, unknown>> | undefined;
  /** The changed field below the item, such as `position.lat`; '' for the item itself. */
  field: string;
  before?: unknown;
  after?: unknown;
};

type Place = Pick<Change, 'file' | 'path' | 'item' | 'field'>;

const equal = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The place of a field or of an element below another place. */
const below = (place: Place, step: string, value: unknown): Place => ({
  file: place.file,
  path: [...place.path, step],
  ...(nameOf(value) !== undefined && isRecord(value)
    ? { item: value, field: '' }
    : { item: place.item, field: place.field === '' ? step : `${place.field}.${step}` }),
});

/** Lists whose items all have names are compared by name, others as a whole. */
function compareLists(before: readonly unknown[], after: readonly unknown[], place: Place): Change[] {
  const named = (list: readonly unknown[]) =>
    new Map(list.flatMap((one) => (isRecord(one) && nameOf(one) !== undefined ? [[nameOf(one), one]] : [])));
  const old = named(before);
  const now = named(after);
  if (old.size < before.length || now.size < after.length)
    return [{ kind: 'changed', ...place, before, after }];
  const removed = [...old].filter(([name]) => !now.has(name));
  const added = [...now].filter(([name]) => !old.has(name));
  const [gone] = removed;
  const [come] = added;
  // One went and one came: it got another name.
  if (gone && come && removed.length === 1 && added.length === 1 && before.length === after.length)
    return compare(gone[1], come[1], below(place, String(gone[0]), come[1]));
  const kept = [...now].filter(([name]) => old.has(name));
  const order = [...old.keys()].filter((name) => now.has(name));
  return [
    ...kept.flatMap(([name, one]) => compare(old.get(name), one, below(place, String(name), one))),
    ...added.map(([name, one]): Change => ({
      kind: 'added',
      ...below(place, String(name), one),
      after: one,
    })),
    ...removed.map(([name, one]): Change => ({
      kind: 'removed',
      ...below(place, String(name), one),
      before: one,
    })),
    ...(equal(
      order,
      kept.map(([name]) => name),
    )
      ? []
      : [{ kind: 'reordered' as const, ...place }]),
  ];
}

function compare(before: unknown, after: unknown, place: Place): Change[] {
  if (equal(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return compareLists(before, after, place);
  if (isRecord(before) && isRecord(after))
    return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((key) =>
      compare(before[key], after[key], below(place, key, after[key])),
    );
  return [{ kind: 'changed', ...place, before, after }];
}

/**
 * What differs between two states of the content, item by item, in the order of the files. Files that only one of them can
 * read are left out. Pure.
 */
export function changesOf(before: Contents, after: Contents): readonly Change[] {
  return Object.keys(after)
    .filter((file) => file in before)
    .flatMap((file) =>
      Object.keys(after[file] ?? {}).flatMap((name) =>
        compare(before[file]?.[name], after[file]?.[name], { file, path: [name], field: '' }),
      ),
    );
}
