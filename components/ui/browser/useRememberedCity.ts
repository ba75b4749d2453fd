'use client';

import { useSyncExternalStore } from 'react';
import { rememberedCityKey } from '@/lib/shared/storage-keys';
import { tryOrUndefined } from '@/lib/shared/util/values';
import { storeText, subscribeToStorage } from './storage';

/** The city last chosen on this device, as a value of the city filter; '' for none, and without storage. */
export const rememberedCity = (): string =>
  tryOrUndefined(() => localStorage.getItem(rememberedCityKey)) ?? '';

/** Stores a city; '' clears it. */
export const rememberCity = (city: string): void => storeText(rememberedCityKey, city);

/** The remembered city; '' on the server, and on a page with a query, which contains the choice. */
export const useRememberedCity = (): string =>
  useSyncExternalStore(
    subscribeToStorage,
    () => (location.search ? '' : rememberedCity()),
    () => '',
  );
