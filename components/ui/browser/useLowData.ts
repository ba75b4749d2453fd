'use client';

import { useSyncExternalStore } from 'react';
import { savesData } from '@/lib/shared/loader/low-data';
import { lowDataKey } from '@/lib/shared/storage-keys';
import { storeText, subscribeToStorage } from './storage';
import { useMedia } from './useMedia';

/** True if data is to be saved; false until hydrated. */
export const useLowData = (): boolean => useSyncExternalStore(subscribeToStorage, savesData, () => false);

/** Toggles data saving on this device; without storage the browser's setting applies. */
export const toggleLowData = () => storeText(lowDataKey, savesData() ? 'off' : 'on');

/** True if videos and slides may move on their own. */
export function useMayMove(): boolean {
  const prefersReducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  return !useLowData() && !prefersReducedMotion;
}
