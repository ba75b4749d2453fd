'use client';

import { lazy, Suspense } from 'react';
import { Input } from '@/components/ui/Input';
import { SearchForm } from '@/components/ui/SearchForm';

/** The search while the panel loads, and if loading fails. The panel takes over the text typed here. */
export const PlainSearch = () => (
  <SearchForm id="header-q" className="container">
    {/* eslint-disable-next-line jsx-a11y/no-autofocus -- opens on request */}
    <Input id="header-q" name="q" type="search" autoComplete="off" autoFocus />
  </SearchForm>
);

const LazySearchPanel = lazy(() =>
  import('@/components/search/SearchPanel').then(
    ({ SearchPanel }) => ({ default: SearchPanel }),
    () => ({ default: PlainSearch }),
  ),
);

export const SearchSlot = () => (
  <Suspense fallback={<PlainSearch />}>
    <LazySearchPanel />
  </Suspense>
);
