import { LRUCache } from 'lru-cache';
import { shared } from '../foundation/shared.ts';
import { store } from './store.ts';
import { StoreError } from './types.ts';

/** For how long, in milliseconds, one trial of the ledger answers for all: everyone may ask, and each trial is a commit. */
const keptFor = 5_000;

async function tryNow(): Promise<boolean> {
  try {
    return await (await store()).writable();
  } catch (error) {
    if (error instanceof StoreError) return false;
    throw error;
  }
}

const trials = () =>
  shared('store.writable', () => new LRUCache<'now', boolean>({ max: 1, ttl: keptFor, fetchMethod: tryNow }));

/**
 * Whether the ledger can be written, as a real write of at most five seconds ago found. However many ask at once, one write
 * is under way. False when the store is away; never rejects with `StoreError`.
 */
export const isLedgerWritable = async (): Promise<boolean> => (await trials().fetch('now')) === true;
