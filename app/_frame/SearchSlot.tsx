'use client';

import { SearchForm } from '@/components/layout/SearchForm/SearchForm';

/** What opens under the header's magnifier. components/search takes its place, loaded on first open. */
export const SearchSlot = () => <SearchForm />;
