/** Leaves out undefined fields, so that a missing field and an unusable one give the same object. */
export function compact<T extends Record<string, unknown>>(fields: T) {
  type Present = { [K in keyof T]?: NonNullable<T[K]> };
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present;
}
