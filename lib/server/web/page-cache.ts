import { LRUCache } from 'lru-cache';
import { now } from '../../shared/util/time.ts';
import { pageState } from '../catalogue/page-state.ts';
import { isFirstCollectionOver } from '../classes/collect.ts';

type CachedValue = { html?: string } | null;
type CacheEntry = { value: CachedValue; lastModified: number };
/** The HTML is kept as UTF-8, which takes half of the memory of a string with characters such as “’”. */
type StoredEntry = CacheEntry & { html: Buffer | undefined; renderedIn: string };

/** Pages of centres by month are about 2,000, so the least recently used ones are evicted. */
const cachedPages = new LRUCache<string, StoredEntry>({ max: 200 });

/**
 * Next's cache of pages, in memory (`cacheHandler` in next.config.mjs). A page is found while the page state is the
 * same as when its rendering was requested (docs/decisions/005).
 */
export default class PageCache {
  /** The state when the request began: Next creates a `PageCache` per request, and a render may pass midnight. */
  readonly #state = `${pageState(now())} ${isFirstCollectionOver()}`;

  get(key: string): Promise<CacheEntry | null> {
    const entry = cachedPages.get(key);
    if (entry?.renderedIn !== this.#state) return Promise.resolve(null);
    const { value, lastModified, html } = entry;
    return Promise.resolve({ value: html ? { ...value, html: html.toString() } : value, lastModified });
  }

  set(key: string, value: CachedValue): Promise<void> {
    // The clock with which Next compares `lastModified`; Date.now() differs once the machine's clock was corrected.
    const lastModified = performance.timeOrigin + performance.now();
    const html = value?.html === undefined ? undefined : Buffer.from(value.html);
    const valueWithoutHtml = html ? { ...value, html: '' } : value;
    cachedPages.set(key, { value: valueWithoutHtml, html, lastModified, renderedIn: this.#state });
    return Promise.resolve();
  }
}
