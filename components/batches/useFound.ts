'use client';

import { useEffect, useRef, useState } from 'react';
import { batchesHref, readFilters, type BatchFilters } from '@/lib/batches/filters';
import type { FoundBatches } from '@/lib/batches/find';

export type LoadState = 'shown' | 'loading' | 'failed';

const filtersInAddress = () => readFilters(new URLSearchParams(window.location.search));

/**
 * The classes of the chosen filters, loaded from /api/batches when the filters change. The address names the filters, so that
 * Back undoes a choice and a reload gives the same page from the server. The latest choice wins.
 */
export function useFound(first: FoundBatches) {
  const [found, setFound] = useState(first);
  const [asked, setAsked] = useState(first.filters);
  const [state, setState] = useState<LoadState>('shown');
  const request = useRef<AbortController>(null);
  const address = useRef(batchesHref(first.filters));

  const load = async (filters: BatchFilters) => {
    request.current?.abort();
    const { signal } = (request.current = new AbortController());
    address.current = batchesHref(filters);
    setAsked(filters);
    setState('loading');
    try {
      const response = await fetch(`/api${batchesHref(filters)}`, { signal });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const answer = (await response.json()) as FoundBatches;
      if (signal.aborted) return;
      setFound(answer);
      setAsked(answer.filters);
      setState('shown');
    } catch {
      if (!signal.aborted) setState('failed');
    }
  };

  const show = (filters: BatchFilters) => {
    address.current = batchesHref(filters);
    window.history.pushState(null, '', address.current);
    return load(filters);
  };

  useEffect(() => {
    // The enquiry over this page changes the history too, with the same filters; so does leaving the page.
    const follow = () => {
      if (window.location.pathname !== '/batches') return;
      const filters = filtersInAddress();
      if (batchesHref(filters) !== address.current) void load(filters);
    };
    // A page without any class is older than the collection; after Back the props may be those of another address.
    const start = setTimeout(() => (first.total === 0 ? void load(filtersInAddress()) : follow()));
    // It also fires when a link of Next leads to this page's own address, where the browser has it; popstate does not.
    const entries = 'navigation' in window ? (window.navigation as EventTarget) : undefined;
    window.addEventListener('popstate', follow);
    entries?.addEventListener('currententrychange', follow);
    return () => {
      clearTimeout(start);
      window.removeEventListener('popstate', follow);
      entries?.removeEventListener('currententrychange', follow);
    };
    // The first filters are those of this page for as long as it is shown.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  return { found, asked, state, show };
}
