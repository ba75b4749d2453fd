'use client';

import { useEffect } from 'react';
import { showTimes } from '@/lib/shared/util/hours';

/** Keeps a centre's opening status current. */
export function LiveTimes() {
  useEffect(() => {
    showTimes();
    const timer = setInterval(showTimes, 60_000);
    return () => clearInterval(timer);
  }, []);
  return null;
}
