/**
 * Passes saved on this device with the Cache API; public/sw.js serves them offline and repeats the cache's name
 * (tests/pass/service-worker.test.ts compares them).
 */
export const passCache = 'passes-1';

const page = () => window.location.pathname;

/** Styles, scripts and fonts of this page, without which it would open unstyled. */
const assets = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/_next/static/`));

/** True if this page is saved; undefined if the browser cannot save (no https, private mode). */
export async function isPassSaved(): Promise<boolean | undefined> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return undefined;
  try {
    return (await (await caches.open(passCache)).match(page())) !== undefined;
  } catch {
    // Some private modes have the API but reject every call.
    return undefined;
  }
}

/** Longer than the service worker needs to fetch its own pages on a slow connection (ms). */
const activationTimeoutMs = 60_000;

/** Resolves to whether the service worker is active; it may still be installing. */
function activated({ active, installing, waiting }: ServiceWorkerRegistration): Promise<boolean> {
  const pending = installing ?? waiting;
  if (active || !pending) return Promise.resolve(active !== null);
  return new Promise((resolve) => {
    const check = () => {
      if (pending.state === 'activated') resolve(true);
      if (pending.state === 'redundant') resolve(false);
    };
    pending.addEventListener('statechange', check);
    setTimeout(() => resolve(false), activationTimeoutMs);
    check();
  });
}

/**
 * Registers the service worker, then fetches and saves page, images and assets. False if one of them failed to load, or
 * if no service worker would serve them offline.
 */
export async function savePass(files: readonly string[]): Promise<boolean> {
  try {
    if (!(await activated(await navigator.serviceWorker.register('/sw.js')))) return false;
    const cache = await caches.open(passCache);
    await cache.addAll([...new Set([page(), ...files, ...assets()])]);
    return true;
  } catch {
    // Offline, a private mode that rejects, or a full device: addAll stores all or nothing.
    return false;
  }
}

/** Removes this pass; keeps assets, because other passes may need them. False if the browser rejected it. */
export async function removePass(files: readonly string[]): Promise<boolean> {
  const remove = async () => {
    const cache = await caches.open(passCache);
    await Promise.all([page(), ...files].map((address) => cache.delete(address, { ignoreVary: true })));
    return true;
  };
  try {
    // The service worker refreshes a saved pass on each visit under the same lock; without it a refresh could restore
    // the pass.
    return await ('locks' in navigator ? navigator.locks.request(passCache, remove) : remove());
  } catch {
    return false;
  }
}
