'use client';

/**
 * The city that was chosen last on this device, as a value of the city filter; '' for none. lib/server/edge/loader.ts stores the
 * choice of every control and link with `data-city`. Storage may be forbidden: then there is none.
 */
const key = 'city';

export function rememberedCity(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

/** Stores the city; '' forgets it. */
export function rememberCity(city: string): void {
  try {
    localStorage.setItem(key, city);
  } catch {
    // Storage is forbidden or full: the city is asked for again.
  }
}
