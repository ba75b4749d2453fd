'use client';

import { useSyncExternalStore } from 'react';
import { savesData } from '@/lib/shared/loader/low-data';
import { lowDataKey } from '@/lib/shared/storage-keys';
import { storeText, subscribeToStorage } from './storage';
import { useMedia } from './useMedia';

/** True to save data: no video, no autoplay. `false` until hydrated. */
export const useLowData = (): boolean => useSyncExternalStore(subscribeToStorage, savesData, () => false);

/** Toggles data saving on this device; without storage the browser's setting applies. */
export const toggleLowData = () => storeText(lowDataKey, savesData() ? 'off' : 'on');

/** True if autoplay is allowed: not with reduced motion, Save-Data, a slow connection or the low-data switch. */
export function useMayMove(): boolean {
  const prefersReducedMotion = useMedia('(prefers-reduced-motion: reduce)');
  return !useLowData() && !prefersReducedMotion;
}
