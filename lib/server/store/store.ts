import { LRUCache } from 'lru-cache';
import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Tinypool } from 'tinypool';
import { unfrozenMs } from '../../shared/util/time.ts';
import { env } from '../runtime/env.ts';
import { errorCode, log } from '../runtime/log.ts';
import { singleton } from '../runtime/process.ts';
import { checkClock } from './last-purge.ts';
import { type Store, StoreError } from './sql.ts';
import type { ThreadRequest, ThreadResult } from './sqlite.ts';

// Relative to the working directory instead of this file, because Next bundles this file elsewhere.
const threadFile = path.join(/* turbopackIgnore: true */ process.cwd(), 'lib/server/store/sqlite.ts');

/**
 * Opens the SQLite store in a worker thread, because a commit waits for the disk (`synchronous=FULL`) and would block
 * the event loop. A statement rejects with the code `closed` once the store is closed, or if the thread ends meanwhile.
 */
async function openSqliteInThread(file: string): Promise<Store> {
  const thread = new Tinypool({
    filename: threadFile,
    minThreads: 1,
    maxThreads: 1,
    // Statements queue in the thread, which runs them in order.
    concurrentTasksPerWorker: 1_000,
    execArgv: ['--disable-warning=ExperimentalWarning'],
  });
  // If the thread ends between two statements, tinypool starts a new one, which reopens the same file.
  thread.on('error', (error) => log.warn('store.connection-lost', { code: errorCode(error) }));
  let isOpen = true;
  let identity: string | undefined;
  const callThread = async (request: Omit<ThreadRequest, 'file' | 'identity'>): Promise<ThreadResult> => {
    const closedError = { kind: 'unavailable', code: 'closed', message: 'The store is closed' } as const;
    const result: ThreadResult = isOpen
      ? await thread.run({ file, identity, ...request }).catch(() => ({ error: closedError })) // the thread has ended
      : { error: closedError };
    if (!result.error) return result;
    const { kind, code, message } = result.error;
    throw new StoreError(kind, code, message);
  };
  const close = async () => {
    await callThread({ operation: 'close' }).catch(() => undefined); // thread ended, or file cannot be opened
    isOpen = false;
    await thread.destroy();
  };
  try {
    ({ identity } = await callThread({ operation: 'open' }));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    engine: 'sqlite',
    folder: path.dirname(file),
    all: async (sql, values = {}) => (await callThread({ operation: 'all', sql, values })).rows ?? [],
    close,
  };
}

const storeCache = () => singleton('store', (): { open?: Promise<Store> | undefined } => ({}));

/** Opens PostgreSQL if `databaseUrl` is set, otherwise `ledger.db` in `dataDir`. Rejects with `StoreError`. */
export async function openStore(location: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<Store> {
  if (!location.databaseUrl)
    return openSqliteInThread(path.join(/* turbopackIgnore: true */ location.dataDir, 'ledger.db'));
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(location.databaseUrl);
}

/** Opens the store of a site. Rejects with `StoreError` if that fails or the clock is wrong (`checkClock`). */
export async function openSiteStore(location: Parameters<typeof openStore>[0]): Promise<Store> {
  const openedStore = await openStore(location);
  try {
    await checkClock(openedStore, unfrozenMs());
    return openedStore;
  } catch (error) {
    await openedStore.close();
    throw error;
  }
}

/** The store of this process, opened on first use. Rejects like `openSiteStore`. */
export function store(): Promise<Store> {
  const cache = storeCache();
  if (!cache.open) {
    const opening = openSiteStore(env());
    cache.open = opening;
    // The next call retries after a failure.
    opening.catch(() => {
      if (cache.open === opening) cache.open = undefined;
    });
  }
  return cache.open;
}

/** Timeout of a trial write, because statements wait longer while another process holds the lock of SQLite. */
const trialTimeoutMs = 2_000;
/** How long the result of a trial write, a commit, is cached, because anyone can request /api/health/ready. */
const trialCacheMs = 5_000;

/** Free bytes below which the site is not ready: enough for a few registrations with photos. */
export const minFreeBytes = 8 * 1024 * 1024;

/** Writes to a row of its own. Pass a new `now` each time, because SQLite writes nothing for an unchanged row. */
export const trialWriteSql = `INSERT INTO entries (key, body, at) VALUES ('writable', '', :now)
  ON CONFLICT (key) DO UPDATE SET at = excluded.at`;

/** True if a trial write succeeds and, with SQLite, the disk has `minFreeBytes` free. Never rejects. */
export async function canWrite({ folder, all }: Store): Promise<boolean> {
  try {
    const diskStats = folder === undefined ? undefined : await statfs(folder);
    if (diskStats && diskStats.bavail * diskStats.bsize < minFreeBytes) return false;
    await all(trialWriteSql, { now: unfrozenMs() });
    return true;
  } catch {
    return false; // StoreError, or a missing folder
  }
}

const tryWrite = (): Promise<boolean> =>
  Promise.race([
    store().then(canWrite, () => false), // StoreError: the store cannot be opened
    pause(trialTimeoutMs, false, { ref: false }),
  ]);

const writabilityCache = () =>
  singleton(
    'store.writable',
    () => new LRUCache<'now', boolean>({ max: 1, ttl: trialCacheMs, fetchMethod: tryWrite }),
  );

/** True if a trial write succeeded within `trialTimeoutMs`; cached for `trialCacheMs`. Never rejects. */
export const isStoreWritable = async (): Promise<boolean> => (await writabilityCache().fetch('now')) === true;
