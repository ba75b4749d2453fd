/** A GUID in lower case, as ours are written. */
export const guidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A GUID typed in any letter case, in lower case; undefined for every other text. */
export function guidOf(text: string): string | undefined {
  const lower = text.toLowerCase();
  return guidPattern.test(lower) ? lower : undefined;
}
