import { createHash } from 'node:crypto';
import path from 'node:path';
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';
import { pageState } from '../content/page-state.ts';
import { env } from '../foundation/env.ts';
import { log } from '../foundation/log.ts';
import { now } from '../foundation/time.ts';
import { documentPolicy } from './policy.ts';
import { keepPageData, type PageData } from './page-data.ts';
import { prepareDocument } from './prepare-document.ts';

const Base =
  'default' in FileSystemCache ? (FileSystemCache.default as typeof FileSystemCache) : FileSystemCache;
type Cache = InstanceType<typeof Base>;
type Entry = Parameters<Cache['set']>[1];

const tagOf = (body: string | Buffer) =>
  `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;

/** The data of each prepared page, as long as Next's cache holds the page. */
const dataOf = new WeakMap<object, PageData>();

/**
 * Prepares a page and attaches a Content-Security-Policy and an entity tag to it, and an entity tag to a cached response of
 * a route handler, as headers that Next stores with it. They are computed once for each version, because Next would hash a
 * page for every request, which takes half the time of a large one. The entry is changed in place, because Next answers a
 * first visit from the same object. `page` names it in the log; `staticFolder` as in `prepareDocument`. The data that the
 * page names is kept for those who ask next.
 */
export function attachHeaders(entry: Entry, page: string, staticFolder?: string): void {
  if (entry?.kind === 'APP_ROUTE') entry.headers.etag ??= tagOf(entry.body);
  if (entry?.kind !== 'APP_PAGE' || typeof entry.html !== 'string') return;
  entry.headers ??= {};
  if (entry.headers['content-security-policy'] === undefined) {
    const { html, allowed, unknown, unprepared, data } = prepareDocument(entry.html, staticFolder);
    entry.html = html;
    if (data) dataOf.set(entry, data);
    if (unknown > 0) log.error('page.unknown-inline', { page, count: unknown });
    if (unprepared) log.error('page.unprepared', { page, reason: unprepared });
    entry.headers['content-security-policy'] = documentPolicy(allowed, env().mediaBaseUrl);
  }
  entry.headers.etag ??= tagOf(entry.html);
  const data = dataOf.get(entry);
  if (data) keepPageData(data);
}

/** The body of a page: app/layout.tsx names the state of the site in it, and none when there is none. */
const bodyTag = /<body id="top"(?: data-state="([^"]*)")?>/;

/** Whether a page was made in the site's present state; a page without the layout is of any. */
function isOfNow(html: string): boolean {
  const body = bodyTag.exec(html);
  return !body || (body[1] ?? '') === pageState(now());
}

/**
 * Next's file-system cache, with a Content-Security-Policy on every page made of the hashes of Next's inline scripts. A
 * nonce would require rendering every page for every request. A page from before a notice began or ended, or the event
 * opened, began or ended, is not found, so that Next makes it anew (docs/product/pages.md#p33, docs/product/pages.md#p35).
 */
export default class PageCache extends Base {
  readonly #staticFolder: string | undefined;

  constructor(...args: ConstructorParameters<typeof Base>) {
    super(...args);
    const isBuild = process.env.NEXT_PHASE === 'phase-production-build';
    // Next passes no folder to the cache beside proxy.ts, where no page is made, though its types say a string.
    const folder: string | undefined = args[0].serverDistDir;
    // What is made during the build is prepared after it (attach-policies.ts).
    if (folder && env().deferScripts && !isBuild) this.#staticFolder = path.join(folder, '../static');
  }

  override async get(...args: Parameters<Cache['get']>): ReturnType<Cache['get']> {
    const found = await super.get(...args);
    if (found?.value?.kind === 'APP_PAGE' && !isOfNow(String(found.value.html))) return null;
    if (found?.value) attachHeaders(found.value, args[0], this.#staticFolder);
    return found;
  }

  override async set(...args: Parameters<Cache['set']>): Promise<void> {
    attachHeaders(args[1], args[0], this.#staticFolder);
    return super.set(...args);
  }
}
