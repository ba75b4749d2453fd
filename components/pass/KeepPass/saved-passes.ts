/**
 * Passes kept on this device, in the browser's own cache; public/sw.js serves them when there is no connection. The name is
 * shared with that file (tests/pass/service-worker.test.ts compares them).
 */
export const passCache = 'passes-1';

const page = () => window.location.pathname;

/** Styles, scripts and fonts this page was shown with: without them it would open bare. */
const parts = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${window.location.origin}/_next/static/`));

/** Whether this page is kept; undefined where the browser keeps nothing (no https, private mode). */
export async function isKept(): Promise<boolean | undefined> {
  if (!('caches' in window) || !('serviceWorker' in navigator)) return undefined;
  try {
    return (await (await caches.open(passCache)).match(page())) !== undefined;
  } catch {
    // Some private modes have the API and refuse every use of it.
    return undefined;
  }
}

/** Starts the service worker, fetches page, images and parts anew and keeps them. False when one of them did not arrive. */
export async function keepPass(files: readonly string[]): Promise<boolean> {
  try {
    await navigator.serviceWorker.register('/sw.js');
    const cache = await caches.open(passCache);
    await cache.addAll([...new Set([page(), ...files, ...parts()])]);
    return true;
  } catch {
    // Offline, or the device is full: nothing is half kept, addAll stores all or nothing.
    return false;
  }
}

/** Forgets this pass; parts stay, other passes may need them. False when the browser refused. */
export async function forgetPass(files: readonly string[]): Promise<boolean> {
  const remove = async () => {
    const cache = await caches.open(passCache);
    await Promise.all([page(), ...files].map((address) => cache.delete(address, { ignoreVary: true })));
    return true;
  };
  try {
    // The service worker renews a kept pass on each visit, under the same lock: without it, it could come back.
    return await ('locks' in navigator ? navigator.locks.request(passCache, remove) : remove());
  } catch {
    return false;
  }
}
