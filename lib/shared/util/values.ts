/** The value of a JSON text; undefined when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // SyntaxError
  }
}

/** Whether a value is an object and no list, whose fields may then be read. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A GUID in lower case. */
export const guidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Normalises a GUID of any letter case to lower case; undefined for any other text. */
export function guidOf(text: string): string | undefined {
  const lower = text.toLowerCase();
  return guidPattern.test(lower) ? lower : undefined;
}

/** Percent-decodes a path segment; returns it unchanged when its encoding is invalid. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Leaves out undefined fields, so that a missing field and an unusable one give the same object. */
export function compact<T extends Record<string, unknown>>(fields: T) {
  type Present = { [K in keyof T]?: NonNullable<T[K]> };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present;
}

/** `Map.groupBy`, which browsers on the list lack (docs/browsers.md). */
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
