/**
 * Handles a page that throws: it is reloaded without scripts, keeping typed values (lib/shared/loader).
 * Waits for a running post, and shows what the site has accepted.
 */

/** Loads this page, or another, without scripts; false if the browser refuses. */
type Leave = (address?: string, keys?: Readonly<Record<string, string>>) => boolean;

/** URL to open instead of this page, as long as the visitor stays on it. */
let instead: { address: string; on: string } | undefined;
/** Running posts. */
const posts = new Set<Promise<unknown>>();
/** Idempotency keys of posts with unknown outcome, by URL. */
const keys: Record<string, string> = {};
let isLeaving = false;

/** True if the page has thrown and will be reloaded: running requests must then not be aborted. */
export const isFallingBack = (): boolean => isLeaving;

/** Sets the URL to open if this page throws; undefined for the page itself. */
export function showInstead(address: string | undefined): void {
  if (!isLeaving || address) instead = address ? { address, on: window.location.pathname } : undefined;
}

/** Remembers the idempotency key of a post until its outcome is known. */
export function keepKey(action: string, key: string | undefined): void {
  if (key) keys[action] = key;
  else Reflect.deleteProperty(keys, action);
}

/** True if a page that throws must wait for a post. */
export const isPosting = (): boolean => posts.size > 0;

/** Makes a page that throws wait for a post. */
export function whilePosting<Result>(post: Promise<Result>): Promise<Result> {
  posts.add(post);
  return post.finally(() => posts.delete(post));
}

/**
 * Collects typed values while the page that threw still exists. Returns a function that leaves it, which resolves to
 * false if the browser refuses; undefined in a document without the loader.
 */
export function prepareToLeave(): (() => Promise<boolean>) | undefined {
  if (typeof window === 'undefined') return undefined;
  const leave = (Reflect.get(window, 'fallBack') as (() => Leave) | undefined)?.();
  if (!leave) return undefined;
  isLeaving = true;
  return async () => {
    await Promise.allSettled(posts);
    isLeaving = leave(instead?.on === window.location.pathname ? instead.address : undefined, keys);
    // Until the browser has left, nothing may replace the history entry with the typed values.
    if (isLeaving) window.history.replaceState = window.history.pushState = () => undefined;
    return isLeaving;
  };
}
