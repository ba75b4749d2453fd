'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * Every page load starts at the top, as specified, even a reload; fragments and Back restore their position. After a
 * navigation the page's heading takes the focus, so that keyboards and screen readers start there.
 */
export function RouteFocus() {
  const path = usePathname();
  const first = useRef(true);

  useEffect(() => {
    // In a prepared document lib/shared/loader has done this already.
    if (document.querySelector('script[data-loader]')) return;
    document.documentElement.setAttribute('data-scripts', '');
    if (window.location.hash) return;
    const [entry] = performance.getEntriesByType?.('navigation') ?? [];
    if ((entry as PerformanceNavigationTiming | undefined)?.type !== 'reload') return;
    history.scrollRestoration = 'manual';
    window.scrollTo({ top: 0, behavior: 'instant' });
    // Restores the browser's default for Back.
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
