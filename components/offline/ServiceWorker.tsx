'use client';

import { useEffect } from 'react';
import { useLowData } from '@/components/ui/browser/low-data';
import { startServiceWorker } from '@/components/ui/browser/service-worker';

/** Registers the service worker once the page is idle; for a visitor who saves data, saving a pass registers it. */
export function ServiceWorker() {
  const lowData = useLowData();
  useEffect(() => {
    if (lowData || process.env.NODE_ENV !== 'production') return undefined;
    const start = () => void startServiceWorker();
    // Safari has no requestIdleCallback.
    const timer = setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(start) : start()),
      2000,
    );
    return () => clearTimeout(timer);
  }, [lowData]);
  return null;
}
