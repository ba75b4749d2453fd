import { startServiceWorker } from '@/components/ui/browser/service-worker';

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

/** Longer than the worker needs for its own pages on a slow line. */
const patience = 60_000;

/** Resolves with whether the service worker is there to serve what is kept: it may still be fetching its own pages. */
function awake({ active, installing, waiting }: ServiceWorkerRegistration): Promise<boolean> {
  const coming = installing ?? waiting;
  if (active || !coming) return Promise.resolve(active !== null);
  return new Promise((resolve) => {
    const look = () => {
      if (coming.state === 'activated') resolve(true);
      if (coming.state === 'redundant') resolve(false);
    };
    coming.addEventListener('statechange', look);
    setTimeout(() => resolve(false), patience);
    look();
  });
}

/**
 * Starts the service worker, fetches page, images and parts anew and keeps them. False when one of them did not arrive, or
 * when nothing would open them without a connection.
 */
export async function keepPass(files: readonly string[]): Promise<boolean> {
  try {
    const worker = await startServiceWorker();
    if (!worker || !(await awake(worker))) return false;
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
