import { mixed, type Schema } from 'yup';
import { read, type Parsed } from './read.ts';
import type { Path } from './client.ts';
import { cleanText, cleanGuid } from './text.ts';
import { urlCap } from './safe-url.ts';
import type { Read } from './types.ts';

/** At most this many items of a list are shown; ten times as many are looked at. */
export const listCap = 200;

const field = <T>(clean: (value: unknown) => T | undefined) =>
  mixed<T & {}>()
    .transform((_value, original) => clean(original))
    .optional();

/** A text fit to show, or undefined; never a reason to drop the row unless `.required()`. */
export const text = () => field(cleanText);
/** A GUID in lower case, or undefined. */
export const guidField = () => field(cleanGuid);
/** An address as it came, at most 2,000 characters; safeUrl judges it later. */
export const address = () =>
  field((value) => (typeof value === 'string' && value.length <= urlCap ? value : undefined));

/** The row as its schema casts it, without unknown fields; undefined when it does not fit. */
export function parseRow<R>(schema: Schema<R>, raw: unknown): R | undefined {
  try {
    return schema.validateSync(raw, { stripUnknown: true });
  } catch {
    return undefined; // ValidationError: a bad row
  }
}

/** A list of rows; bad ones are dropped and counted. Not a list: undefined. */
export function parseList<R, T>(
  json: unknown,
  schema: Schema<R>,
  toOurs: (row: R, index: number) => T | undefined,
): { rows: R[]; items: T[]; dropped: number } | undefined {
  if (!Array.isArray(json)) return undefined;
  const rows: R[] = [];
  const items: T[] = [];
  const looked = json.slice(0, 10 * listCap);
  for (const raw of looked) {
    if (items.length === listCap) break;
    const row = parseRow(schema, raw);
    const item = row === undefined ? undefined : toOurs(row, rows.length);
    if (row === undefined || item === undefined) continue;
    rows.push(row);
    items.push(item);
  }
  return { rows, items, dropped: json.length - items.length };
}

/** What a parser made of a list; `rows` in the order of the answer. */
type ParseList<R, T> = (json: unknown) => (Parsed<T[]> & { rows: R[] }) | undefined;

/**
 * Newest first: the backend appends, the page shows reversed (docs/product/backend.md). Read from its end, so that what a
 * long list has too many of are its oldest rows.
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

/** A parser of a list whose rows are judged one by one; `arrange` puts our items in the order of docs/product/backend.md. */
export const listOf =
  <R, T>(
    schema: Schema<R>,
    toOurs: (row: R, index: number) => T | undefined,
    arrange: (items: readonly T[]) => T[] = (items) => [...items],
  ): ParseList<R, T> =>
  (json) => {
    const list = parseList(json, schema, toOurs);
    return list && { value: arrange(list.items), rows: list.rows, dropped: list.dropped };
  };

/** Reads a list: the one way all list resources work. */
export function readList<R, T>({ path, search = {}, parse }: ListReading<R, T>): Promise<Read<T[]>> {
  const key = [path, ...Object.values(search)].join('|');
  return read({ key, path, search, parse });
}

/** A list of one centre. An id that is no GUID is answered without a call. */
export async function readCentreList<R, T>(id: string, reading: ListReading<R, T>): Promise<Read<T[]>> {
  const guid = cleanGuid(id);
  if (!guid) return { kind: 'not-found' };
  return readList({ ...reading, search: { Id: guid, ...reading.search } });
}
