'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useHydrated } from '@/components/ui/browser/useHydrated';

/** Addresses that open a person's pass: a printed one would reveal it. */
const isPersonal = (path: string) => path.startsWith('/pass/') || path.startsWith('/registration/');

/** The page's address, shown in print only. */
export function PrintAddress() {
  const ready = useHydrated();
  const path = usePathname();
  const query = useSearchParams().toString();
  if (!ready || isPersonal(path)) return null;
  return (
    <p className="printOnly">
      {window.location.origin}
      {path}
      {query && `?${query}`}
    </p>
  );
}
