import { LRUCache } from 'lru-cache';
import { errorCode, log } from '../foundation/log.ts';
import { getCopy, putCopy } from '../store/copies.ts';
import { now, nowMs } from '../foundation/time.ts';
import { get, type Path } from './client.ts';
import { parseJson } from './sent.ts';
import { ofBackend } from './shared.ts';
import type { Read } from './types.ts';

/** A parsed response: the value, the wire rows it came from (stored as the copy), and how many rows were dropped. */
export type Parsed<T> = { value: T; rows: unknown; dropped: number };

export type Reading<T> = {
  /** Cache key and key of the copy: path and parameters. */
  key: string;
  path: Path;
  search?: Record<string, string>;
  /** `not-found`: a valid response that there is no such item. undefined: the response does not match the contract. */
  parse: (json: unknown) => Parsed<T> | 'not-found' | undefined;
};

type OkRead<T> = Extract<Read<T>, { kind: 'ok' }>;
type CacheEntry = { read: OkRead<unknown>; until: number };

const freshMs = 30_000;
/** Milliseconds for which a stale copy is served without another call. */
const staleMs = 5_000;
/** Milliseconds after which an unchanged copy is written again; rarer writes spare the disk. */
const rewriteAfterMs = 10 * 60_000;

const readCache = () => ofBackend('reads', () => new LRUCache<string, CacheEntry>({ max: 500 }));
const inFlight = () => ofBackend('underway', () => new Map<string, Promise<Read<unknown>>>());
const writtenCopies = () => ofBackend('written', () => new LRUCache<string, OkRead<string>>({ max: 500 }));

/**
 * One read of the backend. Concurrent identical reads share one call; a good response is cached for 30 seconds; a failed
 * one (404 included, since a moved path is no empty list) gives the last good copy of the store with `fresh: false`, else
 * `unavailable`. Never throws.
 */
export function read<T>(reading: Reading<T>): Promise<Read<T>> {
  const cached = readCache().get(reading.key);
  if (cached && cached.until > nowMs()) return Promise.resolve(cached.read as OkRead<T>);
  const pending = inFlight().get(reading.key);
  if (pending) return pending as Promise<Read<T>>;
  const started = load(reading).finally(() => inFlight().delete(reading.key));
  inFlight().set(reading.key, started);
  return started;
}

async function load<T>(reading: Reading<T>): Promise<Read<T>> {
  const answer = await get(reading.path, reading.search);
  if (answer.kind === 'answer' && answer.status === 200) {
    const parsed = reading.parse(parseJson(answer.text));
    if (parsed === 'not-found') return { kind: 'not-found' };
    if (parsed) return cacheAndStore(reading, parsed);
    log.warn('backend.unreadable', { path: reading.path });
  } else if (answer.kind === 'answer') {
    log.warn('backend.status', { path: reading.path, status: answer.status });
  }
  return readLastGoodCopy(reading);
}

async function cacheAndStore<T>(reading: Reading<T>, parsed: Parsed<T>): Promise<Read<T>> {
  if (parsed.dropped > 0) log.warn('backend.rows-dropped', { path: reading.path, rows: parsed.dropped });
  const result: OkRead<T> = { kind: 'ok', value: parsed.value, asOf: now(), fresh: true };
  setCached(reading.key, result, freshMs);
  const body = JSON.stringify(parsed.rows);
  const last = writtenCopies().get(reading.key);
  if (last?.value !== body || result.asOf.getTime() - last.asOf.getTime() > rewriteAfterMs) {
    // A copy that cannot be stored (disk full) is only logged, so that the page is still served.
    if (await storeCopy(reading, body, result.asOf))
      writtenCopies().set(reading.key, { kind: 'ok', value: body, asOf: result.asOf, fresh: true });
  }
  return result;
}

async function storeCopy(
  { key, path }: { key: string; path: Path },
  body: string,
  at: Date,
): Promise<boolean> {
  try {
    const isStored = await putCopy(key, body, at.getTime());
    if (!isStored) log.warn('copies.too-long', { path });
    return isStored;
  } catch (error) {
    log.error('copies.put-failed', { path, code: errorCode(error) });
    return false;
  }
}

async function readLastGoodCopy<T>(reading: Reading<T>): Promise<Read<T>> {
  const result = await readStored(reading);
  if (result.kind === 'ok') setCached(reading.key, result, staleMs);
  return result;
}

/** The last good copy of a read, without a call: `ok` with `fresh: false`, or `unavailable`. Never throws. */
export async function readStored<T>(
  reading: Reading<T>,
): Promise<OkRead<T> | Extract<Read<T>, { kind: 'unavailable' }>> {
  try {
    const copy = await getCopy(reading.key);
    const parsed = copy && reading.parse(parseJson(copy.body));
    if (!copy || !parsed || parsed === 'not-found') return { kind: 'unavailable' };
    return { kind: 'ok', value: parsed.value, asOf: copy.at, fresh: false };
  } catch (error) {
    log.error('copies.get-failed', { path: reading.path, code: errorCode(error) });
    return { kind: 'unavailable' };
  }
}

const setCached = (key: string, result: OkRead<unknown>, ms: number) =>
  void readCache().set(key, { read: result, until: nowMs() + ms });
