'use client';

import { useEffectEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { decodeSegment } from '@/lib/shared/util/values';
import { useHydrated } from './useHydrated';

/** `currententrychange` also fires for pushState, with which Next follows a link to a fragment of the same page. */
function subscribe(notify: () => void) {
  const navigation: EventTarget | undefined =
    'navigation' in window ? (window.navigation as EventTarget) : undefined;
  const listenersAbort = new AbortController();
  const { signal } = listenersAbort;
  window.addEventListener('hashchange', notify, { signal });
  window.addEventListener('popstate', notify, { signal });
  navigation?.addEventListener('currententrychange', notify, { signal });
  return () => listenersAbort.abort();
}

const readFragment = () => decodeSegment(window.location.hash.slice(1));

/** The decoded fragment of the URL without `#`; empty until hydrated. */
export const useFragment = (): string => useSyncExternalStore(subscribe, readFragment, () => '');

/**
 * Calls `onFragment` after hydration and after each change, before the browser paints. `isFollowed`: the browser has
 * followed the fragment in the HTML, so nothing may scroll or move the focus; the visitor may be elsewhere by now.
 */
export function useFragmentEffect(
  onFragment: (fragment: string, isFollowed: boolean) => void | (() => void),
): void {
  const isHydrated = useHydrated();
  const fragment = useFragment();
  const isHydrating = useRef(!isHydrated);
  const followFragment = useEffectEvent(onFragment);
  useLayoutEffect(() => {
    if (!isHydrated) return undefined;
    const isFollowed = isHydrating.current;
    isHydrating.current = false;
    return followFragment(fragment, isFollowed);
  }, [fragment, isHydrated]);
}
