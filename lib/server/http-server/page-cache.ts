import { LRUCache } from 'lru-cache';
import { pageState } from '../content/page-state.ts';
import { now } from '../../shared/util/time.ts';

type Entry = { value: object | null; lastModified: number; renderedIn: string };

/**
 * Shared by all requests, because Next creates a PageCache for each. The maximum covers all pages of the site, and
 * months of centres.
 */
const entries = new LRUCache<string, Entry>({ max: 200 });

/**
 * Next's cache of responses (`cacheHandler` in next.config.mjs), in memory. Never returns pages of the build or pages
 * rendered on another day or before an event or notice began or ended; Next then renders before it responds
 * (docs/decisions/005).
 */
export default class PageCache {
  get(key: string): Promise<Entry | null> {
    const entry = entries.get(key);
    return Promise.resolve(entry?.renderedIn === pageState(now()) ? entry : null);
  }

  set(key: string, value: object | null): Promise<void> {
    // Next compares it with this clock; Date.now() differs if the machine's clock was corrected since the start.
    const lastModified = performance.timeOrigin + performance.now();
    entries.set(key, { value, lastModified, renderedIn: pageState(now()) });
    return Promise.resolve();
  }

  /** No page is tagged. */
  revalidateTag(): Promise<void> {
    return Promise.resolve();
  }

  resetRequestCache(): void {
    // Next's per-request cache is not used.
  }
}
