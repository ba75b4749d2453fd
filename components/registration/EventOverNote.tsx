'use client';

import { useEffect, useState } from 'react';
import { nowMs } from '@/lib/shared/util/time';

/** End of an event in ms since the epoch, and the sentence to show then. */
export type Ending = { at: number; sentence: string };

/** Note in a form left open until its event was over, shown when the visitor returns to it or sends it. */
export function EventOverNote({ at, sentence }: Ending) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const look = () => setOver(nowMs() >= at);
    const events = ['focus', 'visibilitychange', 'submit'] as const;
    // Focus does not bubble, so all three are handled in the capture phase.
    for (const event of events) window.addEventListener(event, look, true);
    return () => {
      for (const event of events) window.removeEventListener(event, look, true);
    };
  }, [at]);
  return <p role="status">{isOver && sentence}</p>;
}
