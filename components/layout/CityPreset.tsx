'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { rememberCity, rememberedCity } from '@/components/ui/browser/useRememberedCity';

const chosenCity = 'select[data-city] option:checked:not([value=""]), [data-city]:checked:not([value=""])';

/*
 * A document serves all visitors, so the city is set in its controls and links, which React leaves as they are:
 * `data-city` marks a choice, or a link that sets or clears the city; `data-in-city` the city of a visited centre.
 * `data-preset` marks a link to /batches whose query follows the city. Lists of classes use `useRememberedCity`.
 */

/**
 * Presets the city chosen on this page, otherwise on this device, otherwise of a visited centre. On /batches without a
 * query calls `replace`; an address with a query contains the choice.
 */
function presetCity(replace?: (query: string) => void): void {
  const chosen = location.search ? null : document.querySelector<HTMLInputElement>(chosenCity);
  const visited = document.querySelector('[data-in-city]')?.getAttribute('data-in-city');
  const city = chosen?.value || rememberedCity() || visited;
  const query = city ? `?city=${encodeURIComponent(city)}` : '';
  // A link with `data-city` clears the city or sets another.
  document
    .querySelectorAll<HTMLAnchorElement>('a[href="/batches"]:not([data-city]), a[data-preset]')
    .forEach((link) => {
      link.setAttribute('href', `/batches${query}`);
      link.dataset.preset = '';
    });
  if (!city) return;
  rememberCity(city);
  if (location.search || chosen) return;
  if (location.pathname === '/batches') return replace?.(query);
  document.querySelectorAll<HTMLInputElement>('[data-city], [data-city] option').forEach((choice) => {
    const isCity = choice.value === city;
    // Moves the city to the start of its row, which may be too long for the window.
    for (const part of [choice, ...(choice.labels ?? [])])
      part.style.setProperty('order', isCity ? '-1' : '');
    if (isCity) Object.assign(choice, { checked: true, selected: true });
  });
}

/** Remembers the city of a changed control or a followed link with `data-city`, and presets it on each page. */
export function CityPreset(): null {
  const path = usePathname();
  const router = useRouter();
  const shown = useRef(path);
  useEffect(() => {
    // The document's first page may have choices from before hydration, which navigating would lose.
    const replace = (query: string) => router.replace(path + query, { scroll: false });
    presetCity(shown.current === path ? undefined : replace);
    shown.current = path;
  }, [path, router]);
  useEffect(() => {
    const remember = ({ type, target }: Event) => {
      const chosen = (target as Element).closest<HTMLInputElement>(
        `${type === 'click' ? 'a' : ''}[data-city]`,
      );
      if (!chosen) return;
      rememberCity(chosen.value ?? chosen.dataset.city ?? '');
      presetCity();
    };
    // The layout is never unmounted.
    for (const type of ['change', 'click']) addEventListener(type, remember, true);
  }, []);
  return null;
}
