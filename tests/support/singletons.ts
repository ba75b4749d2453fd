import { singleton } from '@/lib/server/runtime/process';
import type { Store } from '@/lib/server/store/sql';

/** Removes the site's singletons whose names have this prefix, and returns them so that the caller can close them. */
export function takeSingletons(prefix: string): unknown[] {
  const singletons = globalThis.siteSingletons ?? new Map<string, unknown>();
  const takenSingletons = [...singletons].filter(([name]) => name.startsWith(prefix));
  for (const [name] of takenSingletons) singletons.delete(name);
  return takenSingletons.map(([, value]) => value);
}

/** Drops breakers, caches and running calls of lib/server/backend. */
export const resetBackend = (): void => void takeSingletons('backend.');

/** Replaces the site's store; without an argument the next call opens the configured one. */
export function setStore(replacement?: Store): void {
  takeSingletons('store');
  if (replacement) singleton('store', () => ({ open: Promise.resolve(replacement) }));
}

type Pool = {
  workers: { destroy: () => Promise<void> };
  recycling?: Promise<void>;
  idleTimer?: NodeJS.Timeout;
};

/** Stops the drawing processes, which end with the main process in the site. */
export async function closePool(): Promise<void> {
  const [pool] = takeSingletons('pass.pool') as Pool[];
  clearTimeout(pool?.idleTimer);
  // Processes started by a running recycle would outlive the pool.
  await pool?.recycling;
  await pool?.workers.destroy();
}
