'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { savesData } from '@/components/ui/browser/low-data';

/** Milliseconds for which a mouse rests on a link that is meant; whoever crosses a menu meets many. */
const restMs = 80;
/** Cached pages without a query, but for the enquiry, whose links open its sidebar. */
const prefetched = /^\/(?!enquire)[\w-]*$/;

/** Loads the page of a link that the mouse rests on or that is pressed, unless the visitor saves data. */
export function LinkPrefetch() {
  const router = useRouter();
  useEffect(() => {
    // From here on Next follows the links: the documents of lib/edge/prefetch-rules.ts would not be used.
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
