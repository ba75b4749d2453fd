'use client';

import { useCallback, useSyncExternalStore } from 'react';

/** False on the server, during hydration, and without matchMedia. */
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
