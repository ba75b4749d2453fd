// Shows a pass page that was opened on this device, with its pictures, without a network: at the entrance of an event.
// components/pass/KeepPass.tsx registers this worker for /pass/ and fills the cache.
const cacheName = 'passes';
const networkTimeoutMs = 4000;
/** As long as the site keeps a pass. */
const maxAgeMs = 30 * 86_400_000;
const anyVariant = { ignoreVary: true };

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

/** Deletes the entries of a pass that no longer exists, and entries that are too old. */
async function clean(cache, goneToken) {
  for (const request of await cache.keys()) {
    // Undefined if another tab has deleted it.
    const entry = await cache.match(request);
    const isOld = Date.now() - Date.parse(entry?.headers.get('date')) > maxAgeMs;
    if (isOld || (goneToken && request.url.includes(goneToken))) await cache.delete(request);
  }
}

/** The page from the network if it arrives in time, otherwise the copy. A 404 is shown: the pass has expired. */
async function openPage(event, token) {
  const cache = await caches.open(cacheName);
  const copy = await cache.match(event.request, anyVariant);
  const load = fetch(event.request).then(async (response) => {
    await clean(cache, response.status === 404 && token);
    const isPass = response.ok && (await response.clone().text()).includes('/api/passes/');
    if (isPass && copy) await cache.put(event.request.url, response.clone());
    return isPass || response.status === 404 || !copy ? response : copy.clone();
  });
  if (!copy) return load;
  event.waitUntil(load.catch(() => undefined));
  const late = new Promise((resolve) => setTimeout(resolve, networkTimeoutMs, copy.clone()));
  return Promise.race([load.catch(() => copy.clone()), late]);
}

const openPicture = async ({ request }) => (await caches.match(request, anyVariant)) ?? fetch(request);

self.addEventListener('fetch', (event) => {
  const { pathname, origin } = new URL(event.request.url);
  const [, api, token] = pathname.match(/^(\/api)?\/pass(?:es)?\/([\w-]+)/) ?? [];
  if (!token || origin !== self.location.origin || event.request.method !== 'GET') return;
  if (api) event.respondWith(openPicture(event));
  else if (event.request.mode === 'navigate') event.respondWith(openPage(event, token));
});
