'use client';

import { useSyncExternalStore } from 'react';
import { useMedia } from './useMedia';

const key = 'low-data';
const changed = 'low-data-changed';

type Connection = { saveData?: boolean; effectiveType?: string };

/** Save-Data, or a line that the browser finds slower than 4G; browsers that do not say count as fast. */
function asksToSave(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || (connection?.effectiveType ?? '4g') !== '4g';
}

/**
 * Whether the visitor saves data: their stored choice, else what the browser says about the connection. Storage may be forbidden:
 * then there is no choice.
 */
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

/** Whether to save data: no video, no autoplay. `false` until hydrated. */
export const useLowData = (): boolean => useSyncExternalStore(subscribe, savesData, () => false);

/**
 * Turns data saving on or off, stores that on this device and notifies every component. It begins at what is stored, because
 * the switch may be pressed while React takes over what lib/server/edge/loader.ts shows.
 */
export function toggleLowData() {
  try {
    localStorage.setItem(key, savesData() ? 'off' : 'on');
  } catch {
    // Storage is forbidden: the choice cannot be stored, and the switch shows that by staying as it was.
  }
  window.dispatchEvent(new Event(changed));
}

/** True if autoplay is allowed: not with reduced motion, Save-Data, a slow connection or the low-data switch. */
export function useMayMove(): boolean {
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  return !useLowData() && !reduced;
}
