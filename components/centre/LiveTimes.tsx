'use client';

import { useEffect } from 'react';
import { showTimes } from '@/lib/shared/util/hours';

/**
 * Keeps a centre's opening status current after hydration and navigations; before, the loader does
 * (lib/shared/loader).
 */
export function LiveTimes() {
  useEffect(() => {
    showTimes();
    const timer = setInterval(showTimes, 60_000);
    return () => clearInterval(timer);
  }, []);
  return null;
}
