const slot = Symbol.for('site.shared');
type Values = Map<string, unknown>;
const values = (): Values => ((globalThis as { [slot]?: Values })[slot] ??= new Map());

/**
 * One value for each process. Next bundles routes and instrumentation separately and the server script loads files by
 * itself, so what is kept in a module's own variables would exist several times: a page would go on asking a backend that
 * another route has already found dead, and each route would open a ledger of its own. Names begin with their folder.
 */
export function shared<T>(name: string, create: () => T): T {
  const all = values();
  if (!all.has(name)) all.set(name, create());
  return all.get(name) as T;
}

/** Forgets every value whose name begins so. Returns them: who closes things must still reach them. */
export function forget(beginning: string): unknown[] {
  const names = [...values().keys()].filter((name) => name.startsWith(beginning));
  return names.map((name) => {
    const value = values().get(name);
    values().delete(name);
    return value;
  });
}
