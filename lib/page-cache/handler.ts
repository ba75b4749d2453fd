import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { env } from '../env.ts';
import { documentPolicy, inlineHashes } from './policy.ts';

const Base =
  'default' in FileSystemCache ? (FileSystemCache.default as typeof FileSystemCache) : FileSystemCache;
type Cache = InstanceType<typeof Base>;
type Entry = Parameters<Cache['set']>[1];

/**
 * Writes a page's policy among the headers that Next stores and sends with it. The object is changed in place: on a first
 * visit Next answers from the very object it has just handed to the cache.
 */
export function seal(entry: Entry): void {
  if (entry?.kind !== 'APP_PAGE' || typeof entry.html !== 'string') return;
  entry.headers ??= {};
  entry.headers['content-security-policy'] ??= documentPolicy(inlineHashes(entry.html), env().mediaBaseUrl);
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
