import { LRUCache } from 'lru-cache';
import { elapsedMs, now, nowMs } from '../../shared/util/time.ts';
import { store } from '../store/store.ts';
import { minuteMs } from '../../shared/util/durations.ts';
import { env } from '../runtime/env.ts';
import { isRecord, parseJson } from '../../shared/util/values.ts';
import { errorCode, log } from '../runtime/log.ts';
import { shared } from '../runtime/process.ts';
import { get, type Path } from './client.ts';
import type { Read } from './types.ts';

/** Maximum length of a copy in characters; a backend response is at most 2 MiB (docs/product/backend.md#b23). */
const MAX_BODY = 2 * 1024 * 1024;

/**
 * The last good copy of a backend read and when it was written; undefined when there is none. `key` names the read in at
 * most 200 characters (`Centres/GetById|…`). Rejects with StoreError when the store is unavailable.
 */
export async function getCopy(key: string): Promise<{ body: string; at: Date } | undefined> {
  const rows = await (
    await store()
  ).all('SELECT body, at FROM copies WHERE key = :key', { key: `copy:${key}` });
  const row = rows[0];
  if (!row || typeof row.body !== 'string') return undefined;
  return { body: row.body, at: new Date(Number(row.at)) };
}

/**
 * Stores a copy in place of the previous one. Returns false, and stores nothing, when it is too long. Rejects with
 * StoreError when the store is unavailable.
 */
export async function putCopy(key: string, body: string, at: Date | number = nowMs()): Promise<boolean> {
  if (body.length > MAX_BODY || key.length > 200) return false;
  await (
    await store()
  ).all(
    'INSERT INTO copies (key, body, at) VALUES (:key, :body, :at) ON CONFLICT (key) DO UPDATE SET body = excluded.body, at = excluded.at',
    { key: `copy:${key}`, body, at: Number(at) },
  );
  return true;
}

/** A parsed response, and how many of its rows were dropped. */
export type Parsed<T> = { value: T; dropped: number };

/** `not-found`: a valid response that there is no such item. undefined: the response does not match the contract. */
export type Parse<T> = (json: unknown) => Parsed<T> | 'not-found' | undefined;

type Reading<T> = {
  /** Cache key and key of the copy: path and parameters. */
  key: string;
  path: Path;
  search?: Record<string, string>;
  parse: Parse<T>;
  /**
   * For a list that hardly changes, on pages made for each request: when a cached one has expired, it is given once more, so
   * that the page need not wait for the new one.
   */
  allowStale?: boolean;
};

/**
 * Copies of another format are not read. Raise the number when the shape of a type in types.ts changes, or what
 * clean-values.ts and safe-url.ts let through. The media base is part of the format, because addresses of videos in a copy
 * begin with it.
 */
const copyFormat = () => `1 ${env().mediaBaseUrl}`;

const freshMs = 30_000;
/** Milliseconds for which a stale copy is served without another call. */
const staleMs = 5_000;
/** Milliseconds after which an unchanged copy is written again; rarer writes spare the disk. */
const rewriteAfterMs = 10 * minuteMs;
/**
 * To what the time of a good response is rounded down. Pages show it, so with the exact one each refresh would make another
 * page, to compress and send again to a browser that has it.
 */
const roundingMs = 10 * minuteMs;
const rounded = (at: Date) => new Date(at.getTime() - (at.getTime() % roundingMs));

const limits = { max: 500, perf: { now: elapsedMs }, ttlResolution: 0 };
/** Results of reads, except those that failed without a copy. */
const readCache = () =>
  shared(
    'backend.reads',
    () =>
      new LRUCache<string, Read<unknown>, Reading<unknown>>({
        ...limits,
        ttl: freshMs,
        fetchMethod: async (_key, _expired, { context, options }) => {
          const result = await load(context);
          if (result.kind === 'ok' && !result.fresh) options.ttl = staleMs;
          return result.kind === 'unavailable' ? undefined : result;
        },
        // An entry that is evicted while it is read is still returned.
        ignoreFetchAbort: true,
      }),
  );
/** The text of each copy that was written lately, by the key of its read; the same text is not written again. */
const writtenCopies = () =>
  shared('backend.written', () => new LRUCache<string, string>({ ...limits, ttl: rewriteAfterMs }));

/**
 * One read of the backend. Concurrent identical reads share one call; a good response is cached for 30 seconds; a failed
 * one (404 included, since a moved path is no empty list) gives the last good copy of the store with `fresh: false`, else
 * `unavailable`. Never throws.
 */
export async function read<T>(reading: Reading<T>): Promise<Read<T>> {
  const { key, allowStale = false } = reading;
  const found = await readCache().fetch(key, { context: reading, allowStale });
  return (found as Read<T> | undefined) ?? { kind: 'unavailable' };
}

async function load<T>(reading: Reading<T>): Promise<Read<T>> {
  const answer = await get(reading.path, reading.search);
  if (answer.kind === 'answer' && answer.status === 200) {
    const parsed = reading.parse(parseJson(answer.text));
    if (parsed === 'not-found') return { kind: 'not-found' };
    if (parsed) return storeAndReturn(reading, parsed);
    log.warn('backend.unreadable', { path: reading.path });
  } else if (answer.kind === 'answer') {
    log.warn('backend.status', { path: reading.path, status: answer.status });
  }
  return readStored(reading);
}

async function storeAndReturn<T>({ key, path }: Reading<T>, parsed: Parsed<T>): Promise<Read<T>> {
  if (parsed.dropped > 0) log.warn('backend.rows-dropped', { path, rows: parsed.dropped });
  const asOf = now();
  const body = JSON.stringify({ format: copyFormat(), value: parsed.value });
  // A copy that cannot be stored (disk full) is only logged, so that the page is still served.
  if (writtenCopies().get(key) !== body && (await storeCopy(key, path, body, asOf)))
    writtenCopies().set(key, body);
  return { kind: 'ok', value: parsed.value, asOf: rounded(asOf), fresh: true };
}

async function storeCopy(key: string, path: Path, body: string, at: Date): Promise<boolean> {
  try {
    const isStored = await putCopy(key, body, at.getTime());
    if (!isStored) log.warn('copies.too-long', { path });
    return isStored;
  } catch (error) {
    log.error('copies.put-failed', { path, code: errorCode(error) });
    return false;
  }
}

/** The last good copy of a read, without a call: `ok` with `fresh: false`, or `unavailable`. Never throws. */
export async function readStored<T>(
  reading: Reading<T>,
): Promise<Extract<Read<T>, { kind: 'ok' | 'unavailable' }>> {
  try {
    const copy = await getCopy(reading.key);
    const stored = parseJson(copy?.body ?? '');
    if (!copy || !isRecord(stored) || stored.format !== copyFormat()) return { kind: 'unavailable' };
    return { kind: 'ok', value: stored.value as T, asOf: copy.at, fresh: false };
  } catch (error) {
    log.error('copies.get-failed', { path: reading.path, code: errorCode(error) });
    return { kind: 'unavailable' };
  }
}
