'use client';

import { rememberedCityKey } from '@/lib/shared/storage-keys';
import { tryOr } from '@/lib/shared/util/values';

/** The city last chosen on this device, as a value of the city filter; '' for none, and without storage. */
export const rememberedCity = (): string => tryOr(() => localStorage.getItem(rememberedCityKey)) ?? '';

/** Stores the city; '' clears it. If storage is forbidden or full, the city must be chosen again. */
export const rememberCity = (city: string): void =>
  tryOr(() => localStorage.setItem(rememberedCityKey, city));
