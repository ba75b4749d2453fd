'use client';

import { useSyncExternalStore } from 'react';
import { useMedia } from './useMedia';

const key = 'low-data';
const changed = 'low-data-changed';

type Connection = { saveData?: boolean; effectiveType?: string };

/** True with Save-Data, or a connection that the browser reports as slower than 4G; unknown counts as fast. */
function asksToSave(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g';
}

/** True if the visitor saves data: by stored choice, otherwise by the browser's report about the connection. */
export function savesData(): boolean {
  try {
    const choice = localStorage.getItem(key);
    if (choice) return choice === 'on';
  } catch {
    // Storage is forbidden: the connection decides.
  }
  return asksToSave();
}

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

/**
 * Toggles data saving, stores it on this device and notifies all components. Starts from the stored value, because the
 * switch may be pressed during hydration.
 */
export function toggleLowData() {
  try {
    localStorage.setItem(key, savesData() ? 'off' : 'on');
  } catch {
    // Storage is forbidden: the switch keeps its state, which shows that the choice was not stored.
  }
  window.dispatchEvent(new Event(changed));
}

/** True if autoplay is allowed: not with reduced motion, Save-Data, a slow connection or the low-data switch. */
export function useMayMove(): boolean {
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  return !useLowData() && !reduced;
}
