'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useHydrated } from '@/components/ui/browser/useHydrated';

/** The page's address, for paper only. */
export function PrintAddress() {
  const ready = useHydrated();
  const path = usePathname();
  const query = useSearchParams().toString();
  if (!ready) return null;
  return (
    <p className="printOnly">
      {window.location.origin}
      {path}
      {query && `?${query}`}
    </p>
  );
}
