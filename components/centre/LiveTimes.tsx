'use client';

import { useEffect } from 'react';

/** Opening and closing time in minutes since the epoch, the text between the two, and the text before. */
export type OpenWords = readonly [opens: number, closes: number, during: string, before: string];

/** Writes whether a centre is open now into each element with `data-hours`, a list of `OpenWords` in order, as JSON. */
export function showTimes(): void {
  // eslint-disable-next-line no-restricted-syntax -- the visitor's clock, without the clock of the server
  const now = Date.now() / 60_000;
  document.querySelectorAll<HTMLElement>('[data-hours]').forEach((element) => {
    const times = JSON.parse(element.dataset.hours ?? '[]') as OpenWords[];
    const next = times.find(([, closes]) => closes > now);
    const isOpen = next !== undefined && next[0] <= now;
    element.textContent = next ? next[isOpen ? 2 : 3] : '';
    element.dataset.state = isOpen ? 'open' : 'closed';
  });
}

/** Keeps a centre's opening status current. */
export function LiveTimes() {
  useEffect(() => {
    showTimes();
    const timer = setInterval(showTimes, 60_000);
    return () => clearInterval(timer);
  }, []);
  return null;
}
