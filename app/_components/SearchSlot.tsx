'use client';

import { lazy, Suspense } from 'react';
import { SearchForm } from '@/components/layout/SearchForm';

const LazySearchPanel = lazy(() =>
  import('@/components/search/SearchPanel').then(
    ({ SearchPanel }) => ({ default: SearchPanel }),
    () => ({ default: SearchForm }),
  ),
);

/** The header's search panel, loaded on first open. A plain form while it loads and if loading fails. */
export const SearchSlot = () => (
  <Suspense fallback={<SearchForm />}>
    <LazySearchPanel />
  </Suspense>
);
