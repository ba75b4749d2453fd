/** Percent-decodes a path segment; returns it unchanged when its encoding is invalid. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
