import { LRUCache } from 'lru-cache';
import { shared } from '../foundation/shared.ts';
import { store } from './store.ts';
import { StoreError } from './types.ts';

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
