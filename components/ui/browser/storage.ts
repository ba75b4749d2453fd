'use client';

import { tryOrUndefined } from '@/lib/shared/util/values';

/** Stores a text on this device, unless storage is forbidden or full, and notifies the subscribers of this page. */
export function storeText(key: string, text: string): void {
  tryOrUndefined(() => localStorage.setItem(key, text));
  // Browsers notify other windows only.
  window.dispatchEvent(new Event('storage'));
}

export function subscribeToStorage(notify: () => void) {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
}
