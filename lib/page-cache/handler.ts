import { createHash } from 'node:crypto';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { env } from '../env.ts';
import { documentPolicy, inlineHashes } from './policy.ts';

const Base =
  'default' in FileSystemCache ? (FileSystemCache.default as typeof FileSystemCache) : FileSystemCache;
type Cache = InstanceType<typeof Base>;
type Entry = Parameters<Cache['set']>[1];

const tagOf = (body: string | Buffer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/**
 * Writes a page's policy and its entity tag among the headers that Next stores and sends with it; a cached answer of a
 * route handler gets the tag. Once for each version: Next would hash the whole page for every request, which took half
 * of the time of a large one. The object is changed in place: on a first visit Next answers from the very object it has
 * just handed to the cache.
 */
export function seal(entry: Entry): void {
  if (entry?.kind === 'APP_ROUTE') entry.headers.etag ??= tagOf(entry.body);
  if (entry?.kind !== 'APP_PAGE' || typeof entry.html !== 'string') return;
  entry.headers ??= {};
  entry.headers['content-security-policy'] ??= documentPolicy(inlineHashes(entry.html), env().mediaBaseUrl);
  entry.headers.etag ??= tagOf(entry.html);
}

/**
 * Next's own file-system cache, with every cached page sealed by a Content-Security-Policy made of the hashes of its own
 * inline scripts (design.md, How a page is served). Next writes those scripts into each page; a nonce would force every
 * page to be rendered anew for every visitor.
 */
export default class PageCache extends Base {
  override async get(...args: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const found = await super.get(...args);
    if (found?.value) seal(found.value);
    return found;
  }

  override async set(...args: Parameters<Cache['set']>): Promise<void> {
    seal(args[1]);
    return super.set(...args);
  }
}
