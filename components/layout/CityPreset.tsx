'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { rememberCity, rememberedCity } from '@/components/ui/browser/useRememberedCity';

const chosenCitySelector =
  'select[data-city] option:checked:not([value=""]), [data-city]:checked:not([value=""])';

/*
 * A document serves all visitors, so the city is set in its controls and links, which React leaves as they are:
 * `data-city` marks a choice, or a link that sets or clears the city; `data-in-city` the city of a visited centre.
 * `data-preset` marks a link to /batches whose query follows the city. Lists of classes use `useRememberedCity`.
 */

/**
 * Presets the city chosen on this page, otherwise on this device, otherwise that of the centre on this page. On
 * /batches without a query calls `replaceQuery`; an address with a query contains the choice.
 */
function presetCity(replaceQuery?: (query: string) => void): void {
  const chosenControl = location.search ? null : document.querySelector<HTMLInputElement>(chosenCitySelector);
  const visitedCity = document.querySelector('[data-in-city]')?.getAttribute('data-in-city');
  const city = chosenControl?.value || rememberedCity() || visitedCity;
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
  if (location.search || chosenControl) return;
  if (location.pathname === '/batches') return replaceQuery?.(query);
  document.querySelectorAll<HTMLInputElement>('[data-city], [data-city] option').forEach((choice) => {
    const isCity = (choice.value ?? choice.dataset.city) === city;
    // Moves the city to the start of its row, which may be too long for the window. A link is alone in its item.
    const moved = choice.matches('a') ? choice.parentElement : choice;
    for (const element of [moved, ...(choice.labels ?? [])])
      element?.style.setProperty('order', isCity ? '-1' : '');
    if (isCity) Object.assign(choice, { checked: true, selected: true });
  });
}

/** Remembers the city of a changed control or a followed link with `data-city`, and presets it on each page. */
export function CityPreset(): null {
  const path = usePathname();
  const router = useRouter();
  const shownPath = useRef(path);
  useEffect(() => {
    // The document's first page may have choices from before hydration, which navigating would lose.
    const replaceQuery = (query: string) => router.replace(path + query, { scroll: false });
    presetCity(shownPath.current === path ? undefined : replaceQuery);
    shownPath.current = path;
  }, [path, router]);
  useEffect(() => {
    const rememberChoice = ({ type, target }: Event) => {
      const chosenControl = (target as Element).closest<HTMLInputElement>(
        `${type === 'click' ? 'a' : ''}[data-city]`,
      );
      if (!chosenControl) return;
      rememberCity(chosenControl.value ?? chosenControl.dataset.city ?? '');
      presetCity();
    };
    addEventListener('change', rememberChoice, true);
    addEventListener('click', rememberChoice, true);
    return () => {
      removeEventListener('change', rememberChoice, true);
      removeEventListener('click', rememberChoice, true);
    };
  }, []);
  return null;
}
