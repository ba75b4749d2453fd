type Store = Map<string, unknown>;
const slot = Symbol.for('site.backend.shared');

/**
 * One value for each process. Next bundles routes separately, so breakers and caches kept in module state would exist
 * several times and a page could go on asking a backend that another route has already found dead.
 */
export function shared<T>(name: string, create: () => T): T {
  const holder = globalThis as { [slot]?: Store };
  const store = (holder[slot] ??= new Map());
  if (!store.has(name)) store.set(name, create());
  return store.get(name) as T;
}

/** Forgets breakers, caches and calls under way: tests start clean. */
export function resetBackend(): void {
  (globalThis as { [slot]?: Store })[slot]?.clear();
}
