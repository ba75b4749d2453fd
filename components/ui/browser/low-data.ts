'use client';

import { useSyncExternalStore } from 'react';
import { useMedia } from './useMedia';

const key = 'low-data';
const changed = 'low-data-changed';

type Connection = { saveData?: boolean };

const asksToSave = () => (navigator as Navigator & { connection?: Connection }).connection?.saveData === true;

/** The visitor's stored choice, else the browser's Save-Data. Storage may be forbidden: then there is no choice. */
function read(): boolean {
  try {
    const choice = localStorage.getItem(key);
    if (choice) return choice === 'on';
  } catch {
    // Storage is forbidden: Save-Data decides.
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

/** Whether to save data: no video, nothing that moves by itself. `false` until hydrated. */
export const useLowData = (): boolean => useSyncExternalStore(subscribe, read, () => false);

/** Stores the visitor's choice on this device and notifies every component. */
export function setLowData(on: boolean) {
  try {
    localStorage.setItem(key, on ? 'on' : 'off');
  } catch {
    // Storage is forbidden: the choice cannot be stored, and the switch shows that by staying as it was.
  }
  window.dispatchEvent(new Event(changed));
}

/** Whether something may move or play by itself: not under reduced motion, Save-Data or the low-data switch. */
export function useMayMove(): boolean {
  const reduced = useMedia('(prefers-reduced-motion: reduce)');
  return !useLowData() && !reduced;
}
