/** A segment of a path without its percent-encoding; as it is when that is broken. */
export function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
