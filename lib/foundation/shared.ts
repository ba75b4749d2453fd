const slot = Symbol.for('site.shared');
type Values = Map<string, unknown>;
const values = (): Values => ((globalThis as { [slot]?: Values })[slot] ??= new Map());

/**
 * Returns a value that exists once for each process; names begin with their folder. Next bundles routes and instrumentation
 * separately and the server script loads files itself, so a module variable would exist several times: breakers would not
 * be shared between routes, and each route would open its own outbox.
 */
export function shared<T>(name: string, create: () => T): T {
  const all = values();
  if (!all.has(name)) all.set(name, create());
  return all.get(name) as T;
}

/** Removes every value whose name has this prefix, and returns them so that the caller can close them. */
export function forget(prefix: string): unknown[] {
  const names = [...values().keys()].filter((name) => name.startsWith(prefix));
  return names.map((name) => {
    const value = values().get(name);
    values().delete(name);
    return value;
  });
}
