'use client';

import { useSyncExternalStore } from 'react';

const neverChanges = () => () => {};

/** False in the HTML and during hydration, whose first render must match the server's; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
