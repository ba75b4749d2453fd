// Offline behaviour of the site (docs/product/pages.md#p30):
// - pages come from the network; offline from a saved pass, the saved centre directory, else the offline page;
// - build files are immutable, so their cached copy is used first;
// - the search index is cached by the first search and used offline;
// - posts, RSC payloads, range requests and other origins are not handled.
const pageCache = 'pages-1';
const assetCache = 'parts-1';
/** Passes saved by components/pass/saved-passes.ts, only at the visitor's request. */
const passCache = 'passes-1';

const offlinePage = '/offline';
/** The phone numbers of all centres, which visitors on the way to one need offline. */
const directory = '/centre-page';
/** The search index: one entry, cached by the first search. */
const searchIndex = '/search-index.json';
/** Maximum number of build files cached by visits; the oldest are deleted first. */
const maxAssets = 150;

const anyVariant = { ignoreVary: true };
const isAsset = (path) => path.startsWith('/_next/static/') || path.startsWith('/art/');

/** Fetches a page that is needed offline, and lists the assets that it loads before a touch. */
async function fetchPage(path) {
  const response = await fetch(path, { credentials: 'same-origin' });
  if (!response.ok || response.redirected) throw new Error(`${path}: ${response.status}`);
  const html = await response.clone().text();
  const named = [...html.matchAll(/\s(?:href|src)="(\/(?:_next\/static|art)\/[^"]+)"/g)];
  return { path, response, assets: named.map(([, address]) => address.replaceAll('&amp;', '&')) };
}

/**
 * Caches the pages needed offline with their assets, in a separate cache from assets of visited pages, which are
 * evicted.
 */
async function cachePages() {
  const pages = await Promise.all([offlinePage, directory].map(fetchPage));
  const assets = new Set(pages.flatMap((page) => page.assets));
  const cache = await caches.open(pageCache);
  await cache.addAll([...assets]);
  await Promise.all(pages.map(({ path, response }) => cache.put(path, response)));
  const cached = (await cache.keys()).map((request) => new URL(request.url));
  const unused = cached.filter(({ pathname, search }) => isAsset(pathname) && !assets.has(pathname + search));
  await Promise.all(unused.map(({ href }) => cache.delete(href, anyVariant)));
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(cachePages());
});

async function deleteOldCaches() {
  const known = [pageCache, assetCache, passCache];
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !known.includes(name)).map((name) => caches.delete(name)));
}

self.addEventListener('activate', (event) => {
  // Navigation preload requests the page while this worker starts, so that the worker adds no delay.
  event.waitUntil(Promise.all([deleteOldCaches(), self.registration.navigationPreload?.enable()]));
});

const dayMs = 86_400_000;

/** Refreshes the pages needed offline when their copies are a day old, because this file rarely changes. */
async function refreshPages() {
  const copy = await (await caches.open(pageCache)).match(offlinePage, anyVariant);
  const age = Math.abs(Date.now() - Date.parse(copy?.headers.get('date')));
  if (!(age < dayMs)) await cachePages();
}

/** The page takes the same lock (saved-passes.ts), so that a refresh in progress cannot restore a removed pass. */
const withPassLock = (work) =>
  self.navigator.locks ? self.navigator.locks.request(passCache, work) : work();

/** Removes a pass page and its images from the cache. */
async function removePass(passes, path) {
  const images = path.replace('/pass/', '/api/passes/') + '/';
  const cached = (await passes.keys()).map((request) => new URL(request.url).pathname);
  const entries = cached.filter((one) => one === path || one.startsWith(images));
  await Promise.all(entries.map((one) => passes.delete(one, anyVariant)));
}

/** Timeout in ms for the network before a saved pass is shown, for a visitor at the entrance. */
const networkTimeoutMs = 4000;
const after = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * A saved pass: the network's newer copy if it arrives in time, but never an error page instead of the pass. Only a 404
 * removes the copy.
 */
async function openSavedPass(event, path, passes, copy) {
  const fromNetwork = load(event).then(async (response) => {
    const html = await response.clone().text();
    const isPass = response.ok && html.includes('/api/passes/');
    await withPassLock(async () => {
      if (isPass && (await passes.match(path, anyVariant))) await passes.put(path, response.clone());
      else if (response.status === 404) await removePass(passes, path);
    });
    return isPass || response.status === 404 ? response : copy.clone();
  });
  const newest = fromNetwork.catch(() => copy.clone());
  event.waitUntil(newest);
  return Promise.race([newest, after(networkTimeoutMs).then(() => copy.clone())]);
}

const load = async (event) => (await event.preloadResponse) ?? fetch(event.request);

async function openPage(event, path) {
  if (path.startsWith('/pass/')) {
    const passes = await caches.open(passCache);
    const copy = await passes.match(path, anyVariant);
    if (copy) return openSavedPass(event, path, passes, copy);
  }
  try {
    const response = await load(event);
    event.waitUntil(refreshPages().catch(() => undefined));
    return response;
  } catch (error) {
    const copy = (await caches.match(path, anyVariant)) ?? (await caches.match(offlinePage, anyVariant));
    if (copy) return copy;
    throw error;
  }
}

/** The search index: from the network if it arrives in time, otherwise the copy of the last search. */
async function openIndex(event) {
  const cache = await caches.open(pageCache);
  const copy = await cache.match(searchIndex, anyVariant);
  const fromNetwork = fetch(event.request).then(async (response) => {
    if (response.ok) await cache.put(searchIndex, response.clone());
    return response.ok || !copy ? response : copy.clone();
  });
  if (!copy) return fromNetwork;
  const newest = fromNetwork.catch(() => copy.clone());
  event.waitUntil(newest);
  return Promise.race([newest, after(networkTimeoutMs).then(() => copy.clone())]);
}

async function cacheAsset(request, response) {
  const cache = await caches.open(assetCache);
  await cache.put(request, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - maxAssets)).map((key) => cache.delete(key)));
}

async function openAsset(event) {
  const copy = await caches.match(event.request, anyVariant);
  if (copy) return copy;
  const response = await fetch(event.request);
  if (response.ok) event.waitUntil(cacheAsset(event.request, response.clone()));
  return response;
}

/** Images of a saved pass: from the network, and offline from the cache. */
async function openPassFile(event) {
  try {
    return await fetch(event.request);
  } catch (error) {
    const copy = await caches.match(event.request, anyVariant);
    if (copy) return copy;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.headers.has('range') || request.headers.has('rsc') || url.searchParams.has('_rsc')) return;
  if (request.mode === 'navigate') event.respondWith(openPage(event, url.pathname));
  else if (url.pathname === searchIndex) event.respondWith(openIndex(event));
  else if (isAsset(url.pathname)) event.respondWith(openAsset(event));
  else if (url.pathname.startsWith('/api/passes/')) event.respondWith(openPassFile(event));
});
