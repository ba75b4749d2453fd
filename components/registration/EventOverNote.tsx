'use client';

import { useEffect, useState } from 'react';
import { nowMs } from '@/lib/shared/util/time';

/** When an event ends, in milliseconds since the epoch, and what is then said. */
export type Ending = { at: number; sentence: string };

/** One line in a form that was left open until its event was over, when the visitor comes back to it or sends it. */
export function EventOverNote({ at, sentence }: Ending) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const look = () => setOver(nowMs() >= at);
    const events = ['focus', 'visibilitychange', 'submit'] as const;
    // Focus does not bubble, so all three are caught in the capture phase.
    for (const event of events) window.addEventListener(event, look, true);
    return () => {
      for (const event of events) window.removeEventListener(event, look, true);
    };
  }, [at]);
  return <p role="status">{isOver && sentence}</p>;
}
