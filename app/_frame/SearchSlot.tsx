'use client';

import dynamic from 'next/dynamic';
import { SearchForm } from '@/components/layout/SearchForm';

/** What opens under the header's magnifier: the panel, loaded on first open; until then, and if it fails, a plain form. */
export const SearchSlot = dynamic(
  () =>
    import('@/components/search/SearchPanel').then(
      ({ SearchPanel }) => SearchPanel,
      () => SearchForm,
    ),
  { ssr: false, loading: SearchForm },
);
