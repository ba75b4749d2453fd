/** A GUID in lower case. */
export const guidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Normalises a GUID of any letter case to lower case; undefined for any other text. */
export function guidOf(text: string): string | undefined {
  const lower = text.toLowerCase();
  return guidPattern.test(lower) ? lower : undefined;
}
