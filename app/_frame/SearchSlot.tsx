'use client';

import dynamic from 'next/dynamic';
import { SearchForm } from '@/components/layout/SearchForm';

/** The search panel of the header, loaded on first open; a plain form while it loads and when loading fails. */
export const SearchSlot = dynamic(
  () =>
    import('@/components/search/SearchPanel').then(
      ({ SearchPanel }) => SearchPanel,
      () => SearchForm,
    ),
  { ssr: false, loading: SearchForm },
);
