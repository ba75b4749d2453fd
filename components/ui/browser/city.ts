'use client';

import { rememberedCityKey } from '@/lib/shared/storage-keys';
import { tryOrUndefined } from '@/lib/shared/util/values';

/** The city last chosen on this device, as a value of the city filter; '' for none, and without storage. */
export const rememberedCity = (): string =>
  tryOrUndefined(() => localStorage.getItem(rememberedCityKey)) ?? '';

/** Stores the city; '' clears it. If storage is forbidden or full, the city must be chosen again. */
export const rememberCity = (city: string): void =>
  tryOrUndefined(() => localStorage.setItem(rememberedCityKey, city));
