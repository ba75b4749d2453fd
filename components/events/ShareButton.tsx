'use client';

import { Button } from '@/components/ui/Button';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import type { Shared } from '@/lib/server/events/coming';

type ShareButtonProps = { shared: Shared; label: string };

/** The device's own way to share; not there where a browser has none. */
export function ShareButton({ shared, label }: ShareButtonProps) {
  const ready = useHydrated();
  if (!ready || typeof navigator.share !== 'function') return null;
  // Rejected when the visitor closes the sheet: nothing is left to do.
  const share = () =>
    void Promise.resolve()
      .then(() => navigator.share(shared))
      .catch(() => undefined);
  return (
    <Button variant="outline" onClick={share}>
      {label}
    </Button>
  );
}
