/**
 * Whether to respond 304 (RFC 9110, 13.1.2 and 13.2): a GET or HEAD whose response would be 200 with an entity tag listed
 * in If-None-Match, by weak comparison. `Cache-Control: no-cache` in the request prevents it.
 */
export function isNotModified(
  request: { method?: string | undefined; headers: Readonly<Record<string, string | string[] | undefined>> },
  status: number,
  etag: string | undefined,
): boolean {
  const { 'if-none-match': ifNoneMatch, 'cache-control': cacheControl } = request.headers;
  if (status !== 200 || !etag || typeof ifNoneMatch !== 'string' || ifNoneMatch.length > 2_000) return false;
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  if (typeof cacheControl === 'string' && cacheControl.includes('no-cache')) return false;
  const withoutPrefix = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => withoutPrefix(tag) === withoutPrefix(etag));
}
