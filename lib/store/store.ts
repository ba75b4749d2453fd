import path from 'node:path';
import { env } from '../env.ts';
import { openThreaded } from './threaded.ts';
import type { Store } from './types.ts';

type Holder = { siteStore?: Promise<Store> | undefined };
// Next bundles instrumentation and each route on their own: without this each would open a store of its own.
const holder = globalThis as typeof globalThis & Holder;

/** Opens a store of this address: PostgreSQL when `databaseUrl` is set, else `ledger.db` in `dataDir`. */
export async function openStore(where: {
  databaseUrl?: string | undefined;
  dataDir: string;
}): Promise<Store> {
  if (!where.databaseUrl)
    return openThreaded(path.join(/* turbopackIgnore: true */ where.dataDir, 'ledger.db'));
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(where.databaseUrl);
}

/** The store of this process, opened on first use. Rejects with `StoreError` when it cannot be used. */
export function store(): Promise<Store> {
  if (!holder.siteStore) {
    const opening = openStore(env());
    holder.siteStore = opening;
    // A database that was away at the first call may be back at the next.
    opening.catch(() => {
      if (holder.siteStore === opening) holder.siteStore = undefined;
    });
  }
  return holder.siteStore;
}

/** Replaces the store in a test; without an argument the next call opens the configured one. */
export function setStore(replacement?: Store): void {
  holder.siteStore = replacement ? Promise.resolve(replacement) : undefined;
}
