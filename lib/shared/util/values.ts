/** The result of a task, or undefined if it throws, for example because the browser forbids storage. */
export function tryOrUndefined<T>(task: () => T): T | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}

/** The value of a JSON text; undefined if it is invalid. */
export const parseJson = (text: string): unknown => tryOrUndefined((): unknown => JSON.parse(text));

/** True for an object that is not a list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const guidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Normalises a GUID of any letter case to lower case; undefined for any other text. */
export function guidOf(text: string): string | undefined {
  const lower = text.toLowerCase();
  return guidPattern.test(lower) ? lower : undefined;
}

/** Percent-decodes a path segment; returns it unchanged when its encoding is invalid. */
export const decodeSegment = (segment: string): string =>
  tryOrUndefined(() => decodeURIComponent(segment)) ?? segment;
