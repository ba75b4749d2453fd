'use client';

import { useSyncExternalStore } from 'react';
import { savesData } from '@/lib/shared/loader/low-data';
import { useMedia } from './useMedia';

const changed = 'low-data-changed';

function subscribe(notify: () => void) {
  window.addEventListener(changed, notify);
  window.addEventListener('storage', notify);
  return () => {
    window.removeEventListener(changed, notify);
    window.removeEventListener('storage', notify);
  };
}

/** True to save data: no video, no autoplay. `false` until hydrated. */
export const useLowData = (): boolean => useSyncExternalStore(subscribe, savesData, () => false);

/** Toggles data saving on this device, and notifies all components. */
export function toggleLowData() {
  try {
    localStorage.setItem('low-data', savesData() ? 'off' : 'on');
  } catch {
    // Storage is forbidden or full: the browser's setting applies.
  }
  window.dispatchEvent(new Event(changed));
}

/** True if autoplay is allowed: not with reduced motion, Save-Data, a slow connection or the low-data switch. */
export function useMayMove(): boolean {
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  return !useLowData() && !reduced;
}
