'use client';

import { useSyncExternalStore } from 'react';
import { rememberedCityKey } from '@/lib/shared/storage-keys';
import { tryOrUndefined } from '@/lib/shared/util/values';

/** The city last chosen on this device, as a value of the city filter; '' for none, and without storage. */
export const rememberedCity = (): string =>
  tryOrUndefined(() => localStorage.getItem(rememberedCityKey)) ?? '';

const changed = 'remembered-city';

/** Stores the city; '' clears it. If storage is forbidden or full, the city must be chosen again. */
export function rememberCity(city: string): void {
  tryOrUndefined(() => localStorage.setItem(rememberedCityKey, city));
  dispatchEvent(new Event(changed));
}

function subscribe(notify: () => void) {
  addEventListener(changed, notify);
  return () => removeEventListener(changed, notify);
}

/** The remembered city; '' on the server, and on a page whose query contains the choice. */
export const useRememberedCity = (): string =>
  useSyncExternalStore(
    subscribe,
    () => (location.search ? '' : rememberedCity()),
    () => '',
  );
