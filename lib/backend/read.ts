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

type Good<T> = Extract<Read<T>, { kind: 'ok' }>;
type Remembered = { read: Good<unknown>; until: number };

const freshFor = 30_000;
/** Milliseconds for which a stale copy is served without another call. */
const staleFor = 5_000;
/** Milliseconds after which an unchanged copy is written again; rarer writes spare the disk. */
const rewriteAfter = 10 * 60_000;

const remembered = () => ofBackend('reads', () => new LRUCache<string, Remembered>({ max: 500 }));
const underway = () => ofBackend('underway', () => new Map<string, Promise<Read<unknown>>>());
const written = () => ofBackend('written', () => new LRUCache<string, Good<string>>({ max: 500 }));

/**
 * One read of the backend. Concurrent identical reads share one call; a good response is cached for 30 seconds; a failed
 * one (404 included, since a moved path is no empty list) gives the last good copy of the store with `fresh: false`, else
 * `unavailable`. Never throws.
 */
export function read<T>(reading: Reading<T>): Promise<Read<T>> {
  const known = remembered().get(reading.key);
  if (known && known.until > nowMs()) return Promise.resolve(known.read as Good<T>);
  const running = underway().get(reading.key);
  if (running) return running as Promise<Read<T>>;
  const started = load(reading).finally(() => underway().delete(reading.key));
  underway().set(reading.key, started);
  return started;
}

async function load<T>(reading: Reading<T>): Promise<Read<T>> {
  const answer = await get(reading.path, reading.search);
  if (answer.kind === 'answer' && answer.status === 200) {
    const parsed = reading.parse(parseJson(answer.text));
    if (parsed === 'not-found') return { kind: 'not-found' };
    if (parsed) return keep(reading, parsed);
    log.warn('backend.unreadable', { path: reading.path });
  } else if (answer.kind === 'answer') {
    log.warn('backend.status', { path: reading.path, status: answer.status });
  }
  return lastGood(reading);
}

async function keep<T>(reading: Reading<T>, parsed: Parsed<T>): Promise<Read<T>> {
  if (parsed.dropped > 0) log.warn('backend.rows-dropped', { path: reading.path, rows: parsed.dropped });
  const result: Good<T> = { kind: 'ok', value: parsed.value, asOf: now(), fresh: true };
  remember(reading.key, result, freshFor);
  const body = JSON.stringify(parsed.rows);
  const last = written().get(reading.key);
  if (last?.value !== body || result.asOf.getTime() - last.asOf.getTime() > rewriteAfter) {
    // A copy that cannot be stored (disk full) is only logged, so that the page is still served.
    if (await stored(reading, body, result.asOf))
      written().set(reading.key, { kind: 'ok', value: body, asOf: result.asOf, fresh: true });
  }
  return result;
}

async function stored({ key, path }: { key: string; path: Path }, body: string, at: Date): Promise<boolean> {
  try {
    const kept = await putCopy(key, body, at.getTime());
    if (!kept) log.warn('copies.too-long', { path });
    return kept;
  } catch (error) {
    log.error('copies.put-failed', { path, code: errorCode(error) });
    return false;
  }
}

async function lastGood<T>(reading: Reading<T>): Promise<Read<T>> {
  try {
    const copy = await getCopy(reading.key);
    const parsed = copy && reading.parse(parseJson(copy.body));
    if (!copy || !parsed || parsed === 'not-found') return { kind: 'unavailable' };
    const result: Good<T> = { kind: 'ok', value: parsed.value, asOf: copy.at, fresh: false };
    remember(reading.key, result, staleFor);
    return result;
  } catch (error) {
    log.error('copies.get-failed', { path: reading.path, code: errorCode(error) });
    return { kind: 'unavailable' };
  }
}

const remember = (key: string, result: Good<unknown>, ms: number) =>
  void remembered().set(key, { read: result, until: nowMs() + ms });
