'use client';

import { useEffect } from 'react';
import { showTimes } from '@/lib/shared/util/hours';

/**
 * Keeps the opening status of a centre true once React runs, also after a navigation; before that the script of a prepared
 * document does (lib/server/edge/loader.ts).
 */
export function LiveTimes() {
  useEffect(() => {
    showTimes();
    const timer = setInterval(showTimes, 60_000);
    return () => clearInterval(timer);
  }, []);
  return null;
}
