'use client';

import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the first HTML and while hydrating, true afterwards: what needs JavaScript appears only when it works. */
export const useReady = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
