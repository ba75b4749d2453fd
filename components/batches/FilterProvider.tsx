'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState, useTransition, type ReactNode } from 'react';
import { useNearMe } from '@/components/ui/browser/useNearMe';
import { FilteringContext, type ShowClassesOptions } from './filtering';

type NavigateEvent = Event & { destination: { url: string; sameDocument: boolean } };

/** State shared by filters and classes while the visitor stays on /batches. */
export function FilterProvider({ children }: { children: ReactNode }) {
  const router = useRouter();
  const { near, locate, stop } = useNearMe();
  const [isPending, startTransition] = useTransition();
  const [address, setAddress] = useState('');
  const [failed, setFailed] = useState('');
  const [announced, announce] = useState('');
  const loading = useRef('');
  const goesToClasses = useRef(false);
  useEffect(() => {
    // If a page's data fails to load, Next loads its document instead, and an offline browser then shows its own error
    // page. Prevents that where the browser announces the navigation.
    const stay = (event: Event) => {
      const { destination } = event as NavigateEvent;
      const { pathname, search } = new URL(destination.url);
      const href = pathname + search;
      if (destination.sameDocument || href !== loading.current) return;
      event.preventDefault();
      loading.current = '';
      // Next starts that navigation during rendering.
      queueMicrotask(() => setFailed(href));
    };
    const goBack = () => setFailed('');
    const entries = 'navigation' in window ? (window.navigation as EventTarget) : undefined;
    entries?.addEventListener('navigate', stay);
    window.addEventListener('popstate', goBack);
    return () => {
      entries?.removeEventListener('navigate', stay);
      window.removeEventListener('popstate', goBack);
    };
  }, []);

  const show = (href: string, { toClasses = false }: ShowClassesOptions = {}) => {
    goesToClasses.current = toClasses;
    // Retries with a full page load: Next still has the first request pending.
    loading.current = href === failed ? '' : href;
    if (href === failed) return window.location.assign(href);
    setAddress(href);
    setFailed('');
    startTransition(() => router.push(href, { scroll: false }));
  };
  const arrive = () => {
    const goes = goesToClasses.current;
    goesToClasses.current = false;
    loading.current = '';
    return goes;
  };
  const state = failed ? 'failed' : isPending ? 'loading' : 'shown';
  return (
    <FilteringContext value={{ state, address, near, locate, stop, show, arrive, announce }}>
      {children}
      <p role="status" className="visuallyHidden">
        {announced}
      </p>
    </FilteringContext>
  );
}
