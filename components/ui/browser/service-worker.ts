/** Registers public/sw.js; undefined where the browser has no service workers or refuses. */
export async function startServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  try {
    return await navigator.serviceWorker.register('/sw.js');
  } catch {
    // Private modes and blocked storage refuse; the site works without.
    return undefined;
  }
}
