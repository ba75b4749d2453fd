import { LRUCache } from 'lru-cache';
import { minuteMs } from '../../shared/util/durations.ts';
import { monotonicMs, now, nowMs } from '../../shared/util/time.ts';
import { isRecord, parseJson, tryOrUndefined } from '../../shared/util/values.ts';
import { env } from '../runtime/env.ts';
import { errorCode, log, logThrottled } from '../runtime/log.ts';
import { singleton } from '../runtime/process.ts';
import { store } from '../store/store.ts';
import { getFromBackend, type BackendPath } from './client.ts';
import type { Freshness, DisplayList, ReadResult } from './types.ts';

/** The last good copy; undefined if there is none. Rejects with `StoreError`. */
export async function getLastGoodCopy(key: string): Promise<{ body: string; at: Date } | undefined> {
  const { all } = await store();
  const [row] = await all('SELECT body, at FROM entries WHERE key = :key', { key: `copy:${key}` });
  return row && { body: String(row.body), at: new Date(Number(row.at)) };
}

/** For this time an unchanged copy is not written again, to spare the disk. */
const rewriteAfterMs = 10 * minuteMs;

/** Stores a last good copy. Rejects with `StoreError`. */
export async function putLastGoodCopy(key: string, body: string, at = nowMs()): Promise<void> {
  const { all } = await store();
  await all(
    `INSERT INTO entries (key, body, at) VALUES (:key, :body, :at)
     ON CONFLICT (key) DO UPDATE SET body = excluded.body, at = excluded.at
     WHERE entries.body <> excluded.body OR entries.at <= :old`,
    { key: `copy:${key}`, body, at, old: at - rewriteAfterMs },
  );
}

/** `dropped`: number of invalid rows. */
export type ParsedResponse<T> = { value: T; dropped: number };

/** `not-found`: valid, but the item does not exist. Undefined: the response breaks the contract. */
export type ResponseParser<T> = (json: unknown) => ParsedResponse<T> | 'not-found' | undefined;

type ReadOptions<T> = {
  /** The key in cache and store, made of path and parameters. */
  key: string;
  path: BackendPath;
  search?: Record<string, string>;
  parse: ResponseParser<T>;
  /** Serves an expired entry during its refresh: for lists that rarely change. */
  allowStale?: boolean;
};

/**
 * Copies in another format are ignored. Raise the number when the fields of an item change. The media base is part of
 * the format, because copies contain its URLs.
 */
const copyFormat = () => `1 ${env().mediaBaseUrl}`;

/** A fresh result is served for this time without another call. */
export const freshMs = 30_000;
/** A stale copy is served for this time without another call. */
const staleMs = 5_000;
/** The time of a response is rounded down. Pages show it, and an exact one would change every page at each refresh. */
const roundingMs = 10 * minuteMs;
const roundTimeDown = (at: Date) => new Date(at.getTime() - (at.getTime() % roundingMs));

/** `unavailable` is not cached. */
const readCache = () =>
  singleton(
    'backend.reads',
    () =>
      new LRUCache<string, ReadResult<unknown>, ReadOptions<unknown>>({
        max: 500,
        perf: { now: monotonicMs },
        ttlResolution: 0,
        ttl: freshMs,
        fetchMethod: async (_key, _expired, { context, options }) => {
          const result = await fetchAndParse(context);
          if (result.kind === 'ok' && !result.fresh) options.ttl = staleMs;
          return result.kind === 'unavailable' ? undefined : result;
        },
        // The result of an entry that is evicted during its fetch is still returned.
        ignoreFetchAbort: true,
      }),
  );

/**
 * Reads from the backend; concurrent identical reads share one call. A failed read (404 included: a moved path is not
 * an empty list) gives the last good copy with `fresh: false`, or `unavailable`. Never rejects.
 */
export async function readBackend<T>(reading: ReadOptions<T>): Promise<ReadResult<T>> {
  const { key, allowStale = false } = reading;
  const cachedResult = await readCache().fetch(key, { context: reading, allowStale });
  return (cachedResult as ReadResult<T> | undefined) ?? { kind: 'unavailable' };
}

async function fetchAndParse<T>(reading: ReadOptions<T>): Promise<ReadResult<T>> {
  const exchange = await getFromBackend(reading.path, reading.search);
  if (exchange.kind === 'response' && exchange.status === 200) {
    const parsedValue = tryOrUndefined(() => reading.parse(parseJson(exchange.text)));
    if (parsedValue === 'not-found') return { kind: 'not-found' };
    if (parsedValue) return storeAndReturn(reading, parsedValue, now());
    log.warn('backend.unreadable', { path: reading.path });
  } else if (exchange.kind === 'response') {
    log.warn('backend.status', { path: reading.path, status: exchange.status });
  }
  return readLastGoodCopy(reading);
}

/** Stores without waiting, because a store that hangs must not delay pages. */
function storeAndReturn<T>(
  { key, path }: ReadOptions<T>,
  parsed: ParsedResponse<T>,
  asOf: Date,
): ReadResult<T> {
  if (parsed.dropped > 0) log.warn('backend.rows-dropped', { path, rows: parsed.dropped });
  const body = JSON.stringify({ format: copyFormat(), value: parsed.value });
  putLastGoodCopy(key, body, asOf.getTime()).catch((error: unknown) =>
    logThrottled('last-good-copy.put-failed', errorCode(error)),
  );
  return { kind: 'ok', value: parsed.value, asOf: roundTimeDown(asOf), fresh: true };
}

/** Reads the last good copy, without a call: `ok` with `fresh: false`, or `unavailable`. Never rejects. */
export async function readLastGoodCopy<T>(
  reading: ReadOptions<T>,
): Promise<Extract<ReadResult<T>, { kind: 'ok' | 'unavailable' }>> {
  try {
    const copy = await getLastGoodCopy(reading.key);
    const parsedBody = parseJson(copy?.body ?? '');
    if (!copy || !isRecord(parsedBody) || parsedBody.format !== copyFormat()) return { kind: 'unavailable' };
    return { kind: 'ok', value: parsedBody.value as T, asOf: copy.at, fresh: false };
  } catch (error) {
    logThrottled('last-good-copy.get-failed', errorCode(error));
    return { kind: 'unavailable' };
  }
}

/** The freshness of data that a read returned. */
export const freshnessOf = (result: ReadResult<unknown>): Freshness =>
  result.kind === 'ok'
    ? { state: result.fresh ? 'fresh' : 'stale', asOf: result.asOf }
    : { state: 'unavailable' };

/** The list to show, empty unless the result is `ok`. */
export const toDisplayList = <T>(result: ReadResult<T[]>): DisplayList<T> => ({
  items: result.kind === 'ok' ? result.value : [],
  ...freshnessOf(result),
});
