'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { minuteMs, dayMs } from '@/lib/shared/util/durations';
import { formatTime } from '@/lib/shared/util/hours';
import { dayOf, weekdayAndDay } from '@/lib/shared/util/time';
import styles from './OpenNow.module.css';
import { cx } from './cx';

/** Opening and closing times in minutes since the epoch, in order. */
export type OpenMinutes = readonly (readonly [opens: number, closes: number])[];

/** `Open now, until 9 pm`, or, while closed, from when we answer; undefined if all `times` are over. */
function openStateAt(times: OpenMinutes, now: number) {
  const next = times.find(([, closingMinute]) => closingMinute * minuteMs > now);
  if (!next) return undefined;
  const [opens, closes] = [next[0] * minuteMs, next[1] * minuteMs];
  if (opens <= now) return { isOpen: true, text: `Open now, until ${formatTime(closes)}` };
  const { weekday, day } = weekdayAndDay(dayOf(new Date(opens)));
  const isToday = dayOf(new Date(opens)) === dayOf(new Date(now));
  const dayText = isToday ? '' : ` on ${opens - now < 6 * dayMs ? weekday : `${weekday} ${day}`}`;
  const text = `Closed now. Write ${isToday ? 'now' : 'today'}, we answer${dayText} from ${formatTime(opens)}`;
  return { isOpen: false, text };
}

type OpenNowProps = {
  times: OpenMinutes;
  /** Shown until the script has run, and on a page so old that its times are over. */
  children?: ReactNode;
  className?: string | undefined;
};

/** Whether we are open now, by the visitor's clock, so that it is true on a cached page. */
export function OpenNow({ times, children, className }: OpenNowProps) {
  const [now, setNow] = useState(0);
  useEffect(() => {
    // eslint-disable-next-line no-restricted-syntax -- the visitor's clock, not the site's (lib/shared/util/time.ts)
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, minuteMs);
    return () => clearInterval(timer);
  }, []);
  const state = now > 0 ? openStateAt(times, now) : undefined;
  return (
    <p
      className={cx('screenOnly row gap-2', styles.now, className)}
      data-state={state && (state.isOpen ? 'open' : 'closed')}
    >
      {state?.text ?? children}
    </p>
  );
}
