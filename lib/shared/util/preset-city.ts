import { attempt } from './values.ts';

/**
 * Presets the city that was chosen last on this device: in each control with `data-city` (a select, or radio buttons), and in
 * links to /batches. On /batches without a query it calls `replace`. An address with a query says for itself what is chosen.
 */
export function presetCity(replace?: (query: string) => void): void {
  attempt(() => {
    // A visited centre says the city of a visitor who has chosen none.
    const visited = document.querySelector('[data-in-city]')?.getAttribute('data-in-city');
    const city = localStorage.getItem('city') || visited;
    if (!city) return;
    localStorage.setItem('city', city);
    const query = `?city=${encodeURIComponent(city)}`;
    // A link with `data-city` forgets the city or names another.
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
