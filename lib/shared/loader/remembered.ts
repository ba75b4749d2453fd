import { savedKinds, validItems } from '../saved-list.ts';
import { presetCity } from '../util/preset-city.ts';
import { attempt } from '../util/values.ts';

/** What this device remembers: the city last chosen, and the saved items. */

function rememberCity({ type, target }: Event): void {
  const chosen = (target as Element).closest?.<HTMLInputElement>(
    (type === 'click' ? 'a' : '') + '[data-city]',
  );
  if (!chosen) return;
  attempt(() => localStorage.setItem('city', chosen.value ?? chosen.dataset.city));
  presetCity();
}

/** Remembers the city of a changed control or a followed link, before hydration or the next page reads it. */
export const watchCity = () =>
  ['change', 'click'].forEach((type) => addEventListener(type, rememberCity, true));

/** Shows how many items are saved. `/saved` without a list in its URL shows the device's list. */
export const showSaved = () =>
  attempt(() => {
    const stored = JSON.parse(localStorage.getItem('saved') ?? '{}');
    const search = new URLSearchParams();
    let count = 0;
    savedKinds.forEach((kind) => {
      const ids = validItems(stored[kind]);
      count += ids.length;
      if (ids.length) search.set(kind, ids.join());
    });
    if (count && /\/saved$/.test(location.href)) location.replace(`?${search}`);
    document.querySelectorAll('[data-saved]').forEach((link) => {
      Object.assign(link, { hidden: !count, search });
      link.lastElementChild!.textContent = String(count);
    });
  });
