'use client';

import { useEffect, useState, type ReactNode } from 'react';
import { minuteMs, dayMs } from '@/lib/shared/util/durations';
import { formatTime } from '@/lib/shared/util/hours';
import { dayOf, weekdayAndDay } from '@/lib/shared/util/time';
import styles from './OpenNow.module.css';
import { cx } from './cx';

/** Opening and closing times in minutes since the epoch, in order. */
export type OpenMinutes = readonly (readonly [opens: number, closes: number])[];

/** Undefined if all `times` are over. */
function openStateAt({ times, isHelpline }: OpenNowProps, now: number) {
  const next = times.find(([, closingMinute]) => closingMinute * minuteMs > now);
  if (!next) return undefined;
  const [opens, closes] = [next[0] * minuteMs, next[1] * minuteMs];
  if (opens <= now) {
    const start = isHelpline ? 'Our helpline is open' : 'Open now,';
    return { isOpen: true, text: `${start} until ${formatTime(closes)}` };
  }
  const { weekday, day } = weekdayAndDay(dayOf(new Date(opens)));
  const isWithin = (days: number) => dayOf(new Date(opens)) <= dayOf(new Date(now + days * dayMs));
  const [when, dayText] = isWithin(0)
    ? ['now', '']
    : ['today', isWithin(1) ? ' tomorrow' : ` on ${isWithin(6) ? weekday : `${weekday} ${day}`}`];
  const start = isHelpline ? 'Our helpline is closed' : 'Closed now';
  return { isOpen: false, text: `${start}. Write ${when}, we answer${dayText} from ${formatTime(opens)}` };
}

type OpenNowProps = {
  times: OpenMinutes;
  isHelpline?: true;
  /** Shown until the script has run, and if `times` are over. */
  children?: ReactNode;
  className?: string | undefined;
};

/** Whether we are open now, by the visitor's clock, because pages are cached. */
export function OpenNow({ children, className, ...opening }: OpenNowProps) {
  const [now, setNow] = useState(0);
  useEffect(() => {
    // eslint-disable-next-line no-restricted-syntax -- the visitor's clock, not the site's (lib/shared/util/time.ts)
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, minuteMs);
    return () => clearInterval(timer);
  }, []);
  const state = now > 0 ? openStateAt(opening, now) : undefined;
  return (
    <p
      className={cx('screenOnly row gap-2', styles.now, className)}
      data-state={state && (state.isOpen ? 'open' : 'closed')}
    >
      {state?.text ?? children}
    </p>
  );
}
