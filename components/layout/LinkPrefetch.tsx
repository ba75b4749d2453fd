'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { savesData } from '@/lib/shared/loader/low-data';

/**
 * Ms that the mouse must rest on a link before its page is prefetched, because a mouse crosses many links on its way.
 */
const restMs = 80;
/** Prefetches only cached pages, which have no query, and not the enquiry, whose links open the sidebar. */
const prefetched = /^\/(?!enquire)[\w-]*$/;

/** Prefetches the page of a link under a resting mouse or a press, unless the visitor saves data. */
export function LinkPrefetch() {
  const router = useRouter();
  useEffect(() => {
    // After hydration Next follows links by their data, so the documents prefetched by
    // lib/server/http-server/prepare-document.ts would be wasted.
    document.querySelector('[type=speculationrules]')?.remove();
    let timer: number | undefined;
    const onPointer = ({ type, target }: PointerEvent) => {
      clearTimeout(timer);
      const link = (target as Element).closest?.<HTMLAnchorElement>('a:not([role])');
      const path = link?.getAttribute('href') ?? '';
      if (!prefetched.test(path) || path === location.pathname || savesData()) return;
      timer = window.setTimeout(() => router.prefetch(path), type === 'pointerover' ? restMs : 0);
    };
    // The layout is never unmounted.
    addEventListener('pointerover', onPointer);
    addEventListener('pointerdown', onPointer);
  }, [router]);
  return null;
}
