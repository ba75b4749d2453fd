'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** True if the query matches; false on the server, during hydration, and without matchMedia. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const mediaQuery = window.matchMedia?.(query);
      mediaQuery?.addEventListener('change', notify);
      return () => mediaQuery?.removeEventListener('change', notify);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
