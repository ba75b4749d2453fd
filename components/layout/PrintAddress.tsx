'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useHydrated } from '@/components/ui/browser/useHydrated';

/** Pages without a printed URL: those that open a person's pass, and those that print a QR code. */
const hasNone = (path: string) => /^\/(?:pass\/|registration\/|centre$)/.test(path);

/** The page's URL, shown in print only. */
export function PrintAddress() {
  const ready = useHydrated();
  const path = usePathname();
  const query = useSearchParams().toString();
  if (!ready || hasNone(path)) return null;
  return <p className="printOnly">{window.location.origin + path + (query && `?${query}`)}</p>;
}
