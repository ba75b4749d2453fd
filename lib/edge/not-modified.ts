import type { IncomingMessage } from 'node:http';

/**
 * Whether to respond 304 (RFC 9110, 13.1.2 and 13.2): a GET or HEAD whose response would be 200 with an entity tag listed
 * in If-None-Match, by weak comparison. `Cache-Control: no-cache` in the request prevents it.
 */
export function isNotModified(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  status: number,
  etag: string,
): boolean {
  const { 'if-none-match': ifNoneMatch, 'cache-control': cacheControl } = headers;
  if (status !== 200 || ifNoneMatch === undefined || ifNoneMatch.length > 2_000) return false;
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (cacheControl?.includes('no-cache')) return false;
  const withoutPrefix = (tag: string) => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => withoutPrefix(tag) === withoutPrefix(etag));
}
