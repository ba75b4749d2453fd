import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { env } from '../foundation/env.ts';
import { forget, shared } from '../foundation/shared.ts';
import { openThreaded } from './threaded.ts';
import { StoreError, type Store } from './types.ts';

const storeState = () => shared('store', (): { open?: Promise<Store> | undefined } => ({}));

/**
 * Opens a store: PostgreSQL when `databaseUrl` is set, else `ledger.db` in `dataDir`. `isBeside` is for all but the site, which
 * may run on the same file.
 */
export async function openStore(
  where: { databaseUrl?: string | undefined; dataDir: string },
  isBeside = false,
): Promise<Store> {
  if (!where.databaseUrl)
    return openThreaded(path.join(/* turbopackIgnore: true */ where.dataDir, 'ledger.db'), isBeside);
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(where.databaseUrl);
}

/** The store of this process, opened on first use. Rejects with `StoreError` when it cannot be used. */
export function store(): Promise<Store> {
  const state = storeState();
  if (!state.open) {
    const opening = openStore(env());
    state.open = opening;
    // After a failure the next call tries again.
    opening.catch(() => {
      if (state.open === opening) state.open = undefined;
    });
  }
  return state.open;
}

/** Replaces the store in a test; without an argument the next call opens the configured one. */
export function setStore(replacement?: Store): void {
  forget('store.writable');
  storeState().open = replacement ? Promise.resolve(replacement) : undefined;
}

/** Milliseconds for which the result of a trial write is cached: the endpoint is public, and each trial is a commit. */
const cacheMs = 5_000;

async function tryWrite(): Promise<boolean> {
  try {
    return await (await store()).writable();
  } catch (error) {
    if (error instanceof StoreError) return false;
    throw error;
  }
}

const trials = () =>
  shared(
    'store.writable',
    () => new LRUCache<'now', boolean>({ max: 1, ttl: cacheMs, fetchMethod: tryWrite }),
  );

/**
 * Whether the store can be written, by a trial write at most five seconds old; concurrent callers share one write. False
 * when the store is unavailable; never rejects with `StoreError`.
 */
export const isStoreWritable = async (): Promise<boolean> => (await trials().fetch('now')) === true;
