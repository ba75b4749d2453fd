/** A copy without undefined fields. */
export function withoutUndefined<T extends Record<string, unknown>>(fields: T) {
  type Present = { [K in keyof T]?: NonNullable<T[K]> };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present;
}

/** The first item for each key, in the given order. */
export const uniqueBy = <T, K>(items: readonly T[], keyOf: (item: T) => K): T[] =>
  [...groupBy(items, keyOf).values()].flatMap(([first]) => first ?? []);

/** `Map.groupBy`, which some supported browsers lack (docs/performance.md). */
export function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
