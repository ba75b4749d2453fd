/**
 * What a page does when it throws: it comes back as the page without scripts, with what was typed (lib/server/edge/html-only.ts). A
 * post that is under way is waited for, and what the site has accepted is shown.
 */

/** Loads the page again, or another, without scripts; false when the browser refuses. */
type Leave = (address?: string, keys?: Readonly<Record<string, string>>) => boolean;

/** The address to show in place of this page, for as long as the visitor stays on it. */
let instead: { address: string; on: string } | undefined;
/** Posts under way. */
const posts = new Set<Promise<unknown>>();
/** Idempotency keys of posts whose outcome is unknown, by address. */
const keys: Record<string, string> = {};
let isLeaving = false;

/** Whether the page has thrown and is about to be loaded again: nothing that is under way may then be aborted. */
export const isFallingBack = (): boolean => isLeaving;

/** Sets the address that is shown when this page throws; undefined for the page itself. */
export function showInstead(address: string | undefined): void {
  if (!isLeaving || address) instead = address ? { address, on: window.location.pathname } : undefined;
}

/** Remembers the key under which a form is posted, until the outcome is known. */
export function keepKey(action: string, key: string | undefined): void {
  if (key) keys[action] = key;
  else Reflect.deleteProperty(keys, action);
}

/** Whether a page that throws has a post to wait for. */
export const isPosting = (): boolean => posts.size > 0;

/** Lets a page that throws wait for a post. */
export function whilePosting<Result>(post: Promise<Result>): Promise<Result> {
  posts.add(post);
  return post.finally(() => posts.delete(post));
}

/**
 * Notes what was typed, while the page that has thrown is still there. Returns the function that leaves it, which resolves to
 * false when the browser refuses; undefined in a document without the loader.
 */
export function prepareToLeave(): (() => Promise<boolean>) | undefined {
  if (typeof window === 'undefined') return undefined;
  const leave = (Reflect.get(window, 'fallBack') as (() => Leave) | undefined)?.();
  if (!leave) return undefined;
  isLeaving = true;
  return async () => {
    await Promise.allSettled(posts);
    isLeaving = leave(instead?.on === window.location.pathname ? instead.address : undefined, keys);
    // Until the browser has left, nothing here may replace the history entry that holds what was typed.
    if (isLeaving) window.history.replaceState = window.history.pushState = () => undefined;
    return isLeaving;
  };
}
