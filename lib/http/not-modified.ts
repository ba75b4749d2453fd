/**
 * Whether a GET that would be answered 200 with this entity tag is answered 304 (RFC 9110, 13.1.2 and 13.2): the tag is
 * listed in If-None-Match, by weak comparison. `Cache-Control: no-cache` in the request prevents it. `headerOf` gives a
 * header of the request by its name in lower case.
 */
export function isNotModified(headerOf: (name: string) => string | null | undefined, etag: string): boolean {
  const known = headerOf('if-none-match');
  if (!known || known.length > 2_000 || headerOf('cache-control')?.includes('no-cache')) return false;
  const withoutPrefix = (tag: string) => tag.trim().replace(/^W\//, '');
  return known.split(',').some((tag) => withoutPrefix(tag) === withoutPrefix(etag));
}
