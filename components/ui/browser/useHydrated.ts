'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False in the HTML and during hydration, true from then on. A control that is a link without JavaScript and a button
 * with it asks this, so that server and browser first draw the same.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
