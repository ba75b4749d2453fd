'use client';

import { lazy, Suspense } from 'react';
import { SearchForm } from '@/components/layout/SearchForm';

const Loaded = lazy(() =>
  import('@/components/search/SearchPanel').then(
    ({ SearchPanel }) => ({ default: SearchPanel }),
    () => ({ default: SearchForm }),
  ),
);

/** The search panel of the header, loaded on first open; a plain form while it loads and when loading fails. */
export const SearchSlot = () => (
  <Suspense fallback={<SearchForm />}>
    <Loaded />
  </Suspense>
);
