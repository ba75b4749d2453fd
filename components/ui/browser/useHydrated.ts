'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * False in the HTML and during hydration, then true. A control that is a link without JavaScript and a button with it uses
 * this, so that the first client render matches the server's.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
