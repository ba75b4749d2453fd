'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Every page load starts at the top, as specified, also a reload; a fragment and going back restore their position. After a
 * navigation the focus moves to the page's heading, so that keyboards and screen readers start there.
 */
export function RouteFocus() {
  const path = usePathname();
  const first = useRef(true);

  useEffect(() => {
    // A prepared document has done this long before (lib/server/edge/loader.ts).
    if (document.querySelector('script[data-loader]')) return;
    document.documentElement.setAttribute('data-scripts', '');
    if (window.location.hash) return;
    const [entry] = performance.getEntriesByType?.('navigation') ?? [];
    if ((entry as PerformanceNavigationTiming | undefined)?.type !== 'reload') return;
    history.scrollRestoration = 'manual';
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Going back to the page later restores its position.
    window.addEventListener('pagehide', () => (history.scrollRestoration = 'auto'), { once: true });
  }, []);

  useEffect(() => {
    if (first.current) {
      first.current = false;
      return;
    }
    if (window.location.hash) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [path]);

  return null;
}
