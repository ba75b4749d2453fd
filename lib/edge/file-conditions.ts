import { statSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';

/** Size in bytes of a file of public/; undefined when there is none. */
function publicSize(pathname: string): number | undefined {
  if (!/^(\/[\w-]+)+\.\w+$/.test(pathname)) return undefined;
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', pathname);
  return statSync(file, { throwIfNoEntry: false })?.size;
}

/**
 * Removes the request headers to which Next's file server responds 500 when they cannot be fulfilled: `If-Match` and
 * `If-Unmodified-Since`, which are meant for writes, and every `Range` that does not lie within a file of public/ (a server
 * may ignore a range: RFC 9110, 14.2). Addresses below /media/ keep it, because their handler reads ranges itself.
 */
export function dropUnsafeConditions({ headers, url = '/' }: Pick<IncomingMessage, 'headers' | 'url'>): void {
  delete headers['if-match'];
  delete headers['if-unmodified-since'];
  const [pathname = '/'] = url.split('?');
  if (headers.range === undefined || pathname.startsWith('/media/')) return;
  const [, from = '', to = ''] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(headers.range) ?? [];
  const size = from === '' ? undefined : publicSize(pathname);
  const isWithin = size !== undefined && Number(from) < size && (to === '' || Number(to) >= Number(from));
  if (!isWithin) delete headers.range;
}
