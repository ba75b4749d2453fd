import { mixed, type Schema } from 'yup';
import { read, type Parsed, type readStored } from './read.ts';
import type { Path } from './client.ts';
import { displayText, cleanGuid } from './text.ts';
import { urlCap } from './safe-url.ts';
import type { Read } from './types.ts';

/** Maximum number of items taken from a list; ten times as many rows are examined. */
export const listCap = 200;

const field = <T>(clean: (value: unknown) => T | undefined) =>
  mixed<T & {}>()
    .transform((_value, original) => clean(original))
    .optional();

/** A text fit for display, or undefined; an unusable one drops the row only with `.required()`. */
export const text = () => field(displayText);
/** A GUID in lower case, or undefined. */
export const guidField = () => field(cleanGuid);
/** A raw URL of at most 2,000 characters; lib/backend/safe-url.ts validates it later. */
export const address = () =>
  field((value) => (typeof value === 'string' && value.length <= urlCap ? value : undefined));

/** The row as its schema casts it, without unknown fields; undefined when it is invalid. */
export function parseRow<R>(schema: Schema<R>, raw: unknown): R | undefined {
  try {
    return schema.validateSync(raw, { stripUnknown: true });
  } catch {
    return undefined; // ValidationError: a bad row
  }
}

/**
 * Parses a list of rows; invalid ones are dropped and counted. undefined when `json` is no list, or none of its rows is
 * valid: such an answer must not replace the last good copy.
 */
export function parseList<R, T>(
  json: unknown,
  schema: Schema<R>,
  toItem: (row: R, index: number) => T,
): { rows: R[]; items: T[]; dropped: number } | undefined {
  if (!Array.isArray(json)) return undefined;
  const rows: R[] = [];
  const items: T[] = [];
  const examined = json.slice(0, 10 * listCap);
  for (const raw of examined) {
    if (items.length === listCap) break;
    const row = parseRow(schema, raw);
    if (row === undefined) continue;
    items.push(toItem(row, rows.length));
    rows.push(row);
  }
  if (json.length > 0 && items.length === 0) return undefined;
  return { rows, items, dropped: json.length - items.length };
}

/** Parses a list; `rows` are in the order of the response. */
type ParseList<R, T> = (json: unknown) => (Parsed<T[]> & { rows: R[] }) | undefined;

/**
 * Reverses a list, because the backend appends and pages show the newest first (docs/product/backend.md). The list is read
 * from its end, so that rows beyond the limit are the oldest.
 */
export function newestFirst<R, T>(parse: ParseList<R, T>): ParseList<R, T> {
  return (json) => {
    const parsed = parse(Array.isArray(json) ? json.toReversed() : json);
    return parsed && { ...parsed, rows: parsed.rows.toReversed() };
  };
}

type ListReading<R, T> = {
  path: Path;
  search?: Record<string, string>;
  parse: ParseList<R, T>;
};

/** A parser that validates the rows of a list one by one; `arrange` orders the items as docs/product/backend.md says. */
export const listOf =
  <R, T>(
    schema: Schema<R>,
    toItem: (row: R, index: number) => T,
    arrange: (items: readonly T[]) => T[] = (items) => [...items],
  ): ParseList<R, T> =>
  (json) => {
    const list = parseList(json, schema, toItem);
    return list && { value: arrange(list.items), rows: list.rows, dropped: list.dropped };
  };

/** Reads a list resource; with `readStored` as `how` its last good copy, without a call. */
export function readList<R, T>(
  { path, search = {}, parse }: ListReading<R, T>,
  how: typeof read | typeof readStored = read,
): Promise<Read<T[]>> {
  const key = [path, ...Object.values(search)].join('|');
  return how({ key, path, search, parse });
}

/** Reads a list of one centre. An id that is no GUID is `not-found` without a call. */
export async function readCentreList<R, T>(
  id: string,
  reading: ListReading<R, T>,
  how: typeof read | typeof readStored = read,
): Promise<Read<T[]>> {
  const guid = cleanGuid(id);
  if (!guid) return { kind: 'not-found' };
  return readList({ ...reading, search: { Id: guid, ...reading.search } }, how);
}
