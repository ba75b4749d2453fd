import { isRecord } from '../foundation/json.ts';
import { read, type Parse, type readStored } from './read.ts';
import type { Path } from './client.ts';
import { cleanGuid } from './clean-values.ts';
import type { Read } from './types.ts';

/** A row of a response under the wire's names; a value may be anything. */
export type Row = Readonly<Record<string, unknown>>;

/**
 * Makes one row an item, of cleaned values only (clean-values.ts, safe-url.ts); undefined drops the row. `index` counts the
 * items before it.
 */
type ToItem<T> = (row: Row, index: number) => T | undefined;

/** How many items may still be taken and how many rows examined; lists that belong together share one. */
type Bounds = { items: number; rows: number };

/** 200 items of a list, of at most 2,000 rows examined (docs/product/backend.md#b24). */
export const listBounds = (): Bounds => ({ items: 200, rows: 2_000 });

/** The items of the rows that are valid, within `left`, which is counted down. */
export function takeItems<T>(rows: readonly unknown[], toItem: ToItem<T>, left: Bounds): T[] {
  const items: T[] = [];
  for (const row of rows) {
    if (left.items === 0 || left.rows === 0) break;
    left.rows -= 1;
    const item = isRecord(row) ? toItem(row, items.length) : undefined;
    if (item === undefined) continue;
    left.items -= 1;
    items.push(item);
  }
  return items;
}

/**
 * Parses a list row by row; `arrange` orders the items as docs/product/backend.md says. Fails on what is no list, and on a
 * list without one valid row: such a response must not replace the last good copy.
 */
export const listOf =
  <T>(toItem: ToItem<T>, arrange: (items: readonly T[]) => readonly T[] = (items) => items): Parse<T[]> =>
  (json) => {
    if (!Array.isArray(json)) return undefined;
    const items = takeItems(json, toItem, listBounds());
    if (json.length > 0 && items.length === 0) return undefined;
    return { value: [...arrange(items)], dropped: json.length - items.length };
  };

/**
 * Reverses a list, because the backend appends and pages show the newest first (docs/product/backend.md). The list is read
 * from its end, so that rows beyond the limit are the oldest.
 */
export const newestFirst =
  <T>(parse: Parse<T>): Parse<T> =>
  (json) =>
    parse(Array.isArray(json) ? json.toReversed() : json);

type ListReading<T> = {
  path: Path;
  search?: Record<string, string>;
  parse: Parse<T[]>;
  allowStale?: boolean;
};

/** Reads a list resource; with `readStored` as `how` its last good copy, without a call. */
export function readList<T>(
  { path, search = {}, ...reading }: ListReading<T>,
  how: typeof read | typeof readStored = read,
): Promise<Read<T[]>> {
  const key = [path, ...Object.values(search)].join('|');
  return how({ key, path, search, ...reading });
}

/** Reads a list of one centre. An id that is no GUID is `not-found` without a call. */
export async function readCentreList<T>(
  id: string,
  reading: ListReading<T>,
  how: typeof read | typeof readStored = read,
): Promise<Read<T[]>> {
  const guid = cleanGuid(id);
  if (!guid) return { kind: 'not-found' };
  return readList({ ...reading, search: { Id: guid, ...reading.search } }, how);
}
