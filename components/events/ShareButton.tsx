'use client';

import { Button } from '@/components/ui/Button';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import type { ShareContent } from '@/lib/server/catalogue/events/coming';

type ShareButtonProps = { content: ShareContent; label: string };

/** Opens the device's share sheet; absent in browsers without one. */
export function ShareButton({ content, label }: ShareButtonProps) {
  const isHydrated = useHydrated();
  if (!isHydrated || typeof navigator.share !== 'function') return null;
  // `navigator.share` rejects when the visitor closes the sheet, which needs no handling.
  const share = () =>
    void Promise.resolve()
      .then(() => navigator.share(content))
      .catch(() => undefined);
  return (
    <Button variant="outline" onClick={share}>
      {label}
    </Button>
  );
}
