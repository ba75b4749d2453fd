import { attempt } from './values.ts';

/**
 * Presets the city last chosen on this device in controls with `data-city` (selects or radio buttons) and in links to
 * /batches. On /batches without a query it calls `replace`; an address with a query already contains the choice.
 */
export function presetCity(replace?: (query: string) => void): void {
  attempt(() => {
    // Without a chosen city, the city of a visited centre is used.
    const visited = document.querySelector('[data-in-city]')?.getAttribute('data-in-city');
    const city = localStorage.getItem('city') || visited;
    if (!city) return;
    localStorage.setItem('city', city);
    const query = `?city=${encodeURIComponent(city)}`;
    // A link with `data-city` clears the city or sets another.
    document
      .querySelectorAll('a[href="/batches"]:not([data-city])')
      .forEach((link) => link.setAttribute('href', '/batches' + query));
    if (location.search) return;
    if (location.pathname === '/batches') return replace?.(query);
    document
      .querySelectorAll<HTMLInputElement>('[data-city],[data-city] option')
      .forEach((choice) => choice.value === city && Object.assign(choice, { checked: true, selected: true }));
  });
}
