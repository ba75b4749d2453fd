'use client';

/** The city last chosen on this device, as a value of the city filter; '' for none, and without storage. */
const key = 'city';

export function rememberedCity(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores the city; '' clears it. */
export function rememberCity(city: string): void {
  try {
    localStorage.setItem(key, city);
  } catch {
    // Storage is forbidden or full: the city must be chosen again.
  }
}
