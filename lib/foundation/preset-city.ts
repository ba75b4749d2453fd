/**
 * Presets the city that was chosen last on this device: in each control with `data-city` (a select, or radio buttons), and in
 * the address of /batches. An address with a query says for itself what is chosen. The function is put into the page as text
 * and runs before any library, so it may use nothing outside itself.
 */
export function presetCity(replace: (query: string) => void): void {
  try {
    // A visited centre says the city of a visitor who has chosen none.
    const visited = document.querySelector('[data-in-city]')?.getAttribute('data-in-city');
    const city = localStorage.getItem('city') || visited;
    if (!city) return;
    localStorage.setItem('city', city);
    if (location.search) return;
    if (location.pathname === '/batches') return replace(`?city=${encodeURIComponent(city)}`);
    document
      .querySelectorAll<HTMLInputElement>('[data-city],[data-city] option')
      .forEach((choice) => choice.value === city && Object.assign(choice, { checked: true, selected: true }));
  } catch {
    // The browser forbids storage.
  }
}
