import { withoutUndefined } from '../../shared/util/collections.ts';
import { cleanText } from '../../shared/util/text.ts';
import { guidOf, isRecord } from '../../shared/util/values.ts';
import type { BackendPath } from './client.ts';
import { type ResponseParser, readBackend, type readLastGoodCopy } from './read.ts';
import type { ReadResult } from './types.ts';

/** Values that the backend sends for a missing text or file, in lower case. */
export const placeholderValues: ReadonlySet<string> = new Set(['', '---', 'null', 'undefined', 'string']);

/** Maximum of code points in a text. */
export const maxTextLength = 300;

/**
 * Cleans a text: one line of at most `maxTextLength`. Undefined for placeholders and anything but text or a number.
 */
export function displayText(value: unknown): string | undefined {
  const text = cleanText(value);
  if (placeholderValues.has(text.toLowerCase())) return undefined;
  const codePoints = [...text];
  return codePoints.length > maxTextLength ? `${codePoints.slice(0, maxTextLength - 1).join('')}…` : text;
}

/**
 * A phone number of 6 to 15 digits with the usual separators; undefined for anything else. One without separators gets
 * a space after a known area or mobile code and after +92.
 */
export function cleanPhone(value: unknown): string | undefined {
  const text = displayText(value);
  if (!text || !/^[+()\d][\d\s()+-]{5,30}$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').length;
  if (digits < 6 || digits > 15) return undefined;
  return text.replace(/^(?:(\+92)|0)(3\d\d|21|22|42|51)(\d{7,8})$/, (_, abroad = '', code, rest) =>
    abroad ? `${abroad} ${code} ${rest}` : `0${code} ${rest}`,
  );
}

/** The GUID of a .NET value that was never set. */
const emptyGuid = '00000000-0000-0000-0000-000000000000';

/** A GUID in lower case; undefined for anything else and for `emptyGuid`. */
export function cleanGuid(value: unknown): string | undefined {
  const guid = typeof value === 'string' ? guidOf(value) : undefined;
  return guid === emptyGuid ? undefined : guid;
}

/** An id for further calls, in lower case: a whole number from 1, or letters, digits and hyphens (at most 64). */
export function cleanId(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || !/^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/.test(text)) return undefined;
  return text === '0' ? undefined : text.toLowerCase();
}

/** The day with which a date text begins, `YYYY-MM-DD` from 2000 to 2099; undefined otherwise. */
export function cleanDay(value: unknown): string | undefined {
  const [day] = /^20\d\d-\d\d-\d\d(?=T|\s|$)/.exec(displayText(value) ?? '') ?? [];
  const time = Date.parse(`${day}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().slice(0, 10) === day ? day : undefined;
}

/** The month with which a date text begins, `YYYY-MM` from 2000 to 2099; undefined otherwise. */
export const cleanMonth = (value: unknown): string | undefined =>
  /^(20\d\d-(?:0[1-9]|1[0-2]))(?:-|$)/.exec(displayText(value) ?? '')?.[1];

/** A row by wire name; values may be anything. */
export type BackendRow = Readonly<Record<string, unknown>>;

/** Undefined drops the row. `index` is that of the item in its list. */
type ToItem<T> = (row: BackendRow, index: number) => T | undefined;

/** The items of a list are limited, so that no response makes a page too long. */
export const maxItems = 200;

/** Converts rows, at most `maxItems`; invalid ones are dropped. */
export function toItems<T>(rows: readonly unknown[], toItem: ToItem<T>): T[] {
  const items: T[] = [];
  for (const row of rows) {
    const item = isRecord(row) ? toItem(row, items.length) : undefined;
    if (item !== undefined) items.push(item);
    if (items.length === maxItems) break;
  }
  return items;
}

/** An item of a list, with its index as key; undefined without a name. */
export function namedItem<T extends BackendRow>(index: number, sentName: unknown, fields: T) {
  const name = displayText(sentName);
  return name ? { key: String(index), name, ...withoutUndefined(fields) } : undefined;
}

/**
 * Parses a list and drops invalid rows; `arrange` sorts or selects the items. Undefined, which keeps the last good
 * copy, if the response is no list, or a list of invalid rows only.
 */
export const listParser =
  <T>(
    toItem: ToItem<T>,
    arrange: (items: readonly T[]) => readonly T[] = (items) => items,
  ): ResponseParser<T[]> =>
  (json) => {
    if (!Array.isArray(json)) return undefined;
    const items = toItems(json, toItem);
    if (json.length > 0 && items.length === 0) return undefined;
    return { value: [...arrange(items)], dropped: json.length - items.length };
  };

/** Parses the options of a select, sorted by name. Of rows with the same id the first counts. */
export const optionsParser = <T extends { id: string; name: string }>(
  toOption: ToItem<T>,
): ResponseParser<T[]> =>
  listParser(toOption, (options) =>
    options
      .filter(({ id }, index) => options.findIndex((option) => option.id === id) === index)
      .sort((a, b) => a.name.localeCompare(b.name, 'en')),
  );

/** Reverses a response: the backend appends rows; pages show the newest first and `maxItems` drops the oldest. */
export const newestFirstParser =
  <T>(parse: ResponseParser<T>): ResponseParser<T> =>
  (json) =>
    parse(Array.isArray(json) ? json.toReversed() : json);

type ListReadOptions<T> = {
  path: BackendPath;
  search?: Record<string, string>;
  parse: ResponseParser<T[]>;
  allowStale?: boolean;
};

/** Reads a list; with `readLastGoodCopy` as `readFunction` its last good copy, without a call. */
export function readList<T>(
  { path, search = {}, ...reading }: ListReadOptions<T>,
  readFunction: typeof readBackend | typeof readLastGoodCopy = readBackend,
): Promise<ReadResult<T[]>> {
  const key = [path, ...Object.values(search)].join('|');
  return readFunction({ key, path, search, ...reading });
}

/** Reads a list of one centre. An id that is not a GUID is `not-found` without a call. */
export async function readListOfCentre<T>(
  id: string,
  reading: ListReadOptions<T>,
  readFunction: typeof readBackend | typeof readLastGoodCopy = readBackend,
): Promise<ReadResult<T[]>> {
  const guid = cleanGuid(id);
  if (!guid) return { kind: 'not-found' };
  return readList({ ...reading, search: { Id: guid, ...reading.search } }, readFunction);
}
