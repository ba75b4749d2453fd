'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { savesData } from '@/components/ui/browser/low-data';

/**
 * Milliseconds that the mouse must rest on a link before its page is loaded. A mouse that crosses a menu touches many links
 * that nobody means to follow.
 */
const restMs = 80;
/** Loads cached pages only, which have no query, and not the enquiry, whose links open the sidebar. */
const prefetched = /^\/(?!enquire)[\w-]*$/;

/** Loads the page of a link that the mouse rests on or that is pressed, unless the visitor saves data. */
export function LinkPrefetch() {
  const router = useRouter();
  useEffect(() => {
    // Once React runs, Next follows links by their data, so the documents that lib/server/edge/prepare-document.ts prefetches would
    // not be used.
    document.querySelector('[type=speculationrules]')?.remove();
    let timer: number | undefined;
    const onPointer = ({ type, target }: PointerEvent) => {
      clearTimeout(timer);
      const link = (target as Element).closest?.<HTMLAnchorElement>('a:not([role])');
      const path = link?.getAttribute('href') ?? '';
      if (!prefetched.test(path) || path === location.pathname || savesData()) return;
      timer = window.setTimeout(() => router.prefetch(path), type === 'pointerover' ? restMs : 0);
    };
    // The layout stays for as long as the document.
    addEventListener('pointerover', onPointer);
    addEventListener('pointerdown', onPointer);
  }, [router]);
  return null;
}
