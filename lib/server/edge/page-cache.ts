import { LRUCache } from 'lru-cache';
import { pageState } from '../content/page-state.ts';
import { now } from '../../shared/util/time.ts';

type Entry = { value: object | null; lastModified: number; renderedIn: string };

/** Of all requests: Next makes a PageCache for each. All pages of the site, and months of centres. */
const entries = new LRUCache<string, Entry>({ max: 200 });

/**
 * Next's cache of responses (`cacheHandler` in next.config.mjs), in memory. It has no page of the build, and none rendered on
 * another day, or before an event or notice began or ended: Next renders it before it responds (docs/decisions/005).
 */
export default class PageCache {
  get(key: string): Promise<Entry | null> {
    const entry = entries.get(key);
    return Promise.resolve(entry?.renderedIn === pageState(now()) ? entry : null);
  }

  set(key: string, value: object | null): Promise<void> {
    // The clock with which Next compares it; Date.now() differs when the machine's clock was corrected since the start.
    const lastModified = performance.timeOrigin + performance.now();
    entries.set(key, { value, lastModified, renderedIn: pageState(now()) });
    return Promise.resolve();
  }

  /** Nothing is tagged. */
  revalidateTag(): Promise<void> {
    return Promise.resolve();
  }

  resetRequestCache(): void {
    // No copy for one request.
  }
}
