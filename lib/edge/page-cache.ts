import { createRequire } from 'node:module';
import type NextCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { pageState } from '../content/page-state.ts';
import { now } from '../foundation/time.ts';

// A CommonJS file, whose default export Node and TypeScript name differently.
const { default: FileSystemCache } = createRequire(import.meta.url)(
  'next/dist/server/lib/incremental-cache/file-system-cache.js',
) as { default: typeof NextCache };

/** The state of the site in which each page of this process was rendered, by cache key: as many as there are pages. */
const renderedIn = new Map<string, string>();

/**
 * Next's cache (`cacheHandler` in next.config.mjs). A page rendered on another day, before an event or notice began or ended, or
 * by the build, is expired: Next renders it again before it responds (docs/decisions/005).
 */
export default class PageCache extends FileSystemCache {
  override async get(...args: Parameters<NextCache['get']>) {
    const entry = await super.get(...args);
    return entry && renderedIn.get(args[0]) !== pageState(now()) ? { ...entry, lastModified: -1 } : entry;
  }

  override async set(...args: Parameters<NextCache['set']>) {
    renderedIn.set(args[0], pageState(now()));
    await super.set(...args);
  }
}
