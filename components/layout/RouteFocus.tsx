'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef } from 'react';

/**
 * After a navigation the page's heading takes the focus, so that keyboards and screen readers start there. As
 * specified, a page load starts at the top, even a reload; fragments and Back restore their position.
 */
export function RouteFocus() {
  const path = usePathname();
  const isFirstPage = useRef(true);

  useEffect(() => {
    // Shows the parts that need scripts. In a prepared document lib/shared/loader does so, and starts a reload at the
    // top.
    if (!document.querySelector('script[data-loader]')) document.documentElement.dataset.scripts = '';
  }, []);

  useEffect(() => {
    if (isFirstPage.current) {
      isFirstPage.current = false;
      return;
    }
    if (window.location.hash) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [path]);

  return null;
}
