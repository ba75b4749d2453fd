import { dayMs, hourMs } from './durations.ts';
import { formatTime } from './hours.ts';

let frozenClock: (() => number) | undefined;

/**
 * Milliseconds since the epoch, by which pages and forms decide what depends on the date (docs/product/choices.md#c1).
 * For tests and previews `SITE_NOW` (an ISO instant, checked in lib/server/runtime/env.ts) freezes it.
 */
export function nowMs(): number {
  if (frozenClock) return frozenClock();
  const fixedTime = process.env.SITE_NOW;
  return fixedTime ? Date.parse(fixedTime) : Date.now();
}

export const now = (): Date => new Date(nowMs());

/**
 * Milliseconds since the epoch, unaffected by SITE_NOW: leases, retries and retention of the outbox must continue while
 * the clock is frozen. `setClock` replaces it too.
 */
export const unfrozenMs = (): number => (frozenClock ? frozenClock() : Date.now());

/**
 * Monotonic milliseconds, unaffected by changes of the machine's clock, for measuring durations within this process.
 * `setClock` replaces it too.
 */
export const monotonicMs = (): number => (frozenClock ? frozenClock() : performance.now());

/** Replaces all clocks of this file in a test; without an argument restores the real ones. */
export function setClock(clock?: () => number): void {
  frozenClock = clock;
}

/**
 * The calendar day in Karachi of an instant, as `YYYY-MM-DD`. By arithmetic, because the format of a locale may change:
 * `en-CA` was `11/29/2026` in Chromium 110. Karachi is five hours ahead of UTC all year.
 */
export const dayOf = (instant: Date = now()): string =>
  new Date(instant.getTime() + 5 * hourMs).toISOString().slice(0, 10);

/** The current calendar month in Karachi, as `YYYY-MM`. */
export const currentMonth = (): string => dayOf().slice(0, 7);

/** The month `count` months after a `YYYY-MM` month: `2026-11` and 35 → `2029-10`. */
export function monthAfter(month: string, count: number): string {
  const [year = 0, first = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, first - 1 + count)).toISOString().slice(0, 7);
}

/** The month before a `YYYY-MM` month: `2027-01` → `2026-12`. */
export const previousMonth = (month: string = currentMonth()): string => monthAfter(month, -1);

/** True for a month `YYYY-MM` from 2000-01 to 2099-12. */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text);

/** Milliseconds since the epoch at which a day (`2027-03-09`, from midnight in Karachi) or an instant begins. */
export const startOf = (moment: string): number =>
  Date.parse(moment.length === 10 ? `${moment}T00:00:00+05:00` : moment);

/** Milliseconds since the epoch at which a day (`2027-03-09`, including its last moment) or an instant ends. */
export const endOf = (moment: string): number => startOf(moment) + (moment.length === 10 ? dayMs : 0);

// `@__PURE__` lets the bundler drop the formats that a page does not use.
const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Karachi', day: 'numeric', year: 'numeric', ...options });
const longMonthFormat = /* @__PURE__ */ dayFormat({ month: 'long' });
const shortMonthFormat = /* @__PURE__ */ dayFormat({ month: 'short' });
const fullFormat = /* @__PURE__ */ dayFormat({ weekday: 'long', month: 'long' });

/** `11 October 2025`. This and the next three take a day (`2025-10-11`) or an ISO 8601 instant. */
export const formatDay = (moment: string): string => longMonthFormat.format(startOf(moment));
/** `11 Oct 2025` */
export const formatShortDay = (moment: string): string => shortMonthFormat.format(startOf(moment));
/** `Saturday 11 October 2025` */
export const formatWeekday = (moment: string): string => fullFormat.format(startOf(moment)).replace(',', '');

/** `Monday` and `23 November`, for a heading of two lines. */
export function weekdayAndDay(moment: string): { weekday: string; day: string } {
  const [name = '', day, month] = formatWeekday(moment).split(' ');
  return { weekday: name, day: `${day} ${month}` };
}

/** `2026-10` → `Oct 2026`, as docs/product/pages.md#p12 asks, or in the long style `October 2026`. */
export const formatMonth = (month: string, style: 'short' | 'long' = 'short'): string =>
  new Date(month).toLocaleDateString('en-GB', { timeZone: 'UTC', month: style, year: 'numeric' });

/** `20 Nov 2026, 2:05 pm` in Karachi. */
export const formatMoment = (instant: Date): string =>
  `${shortMonthFormat.format(instant)}, ${formatTime(instant.getTime())}`;

/** The first month of placements that can be chosen, five years ago. */
export const firstPlacementMonth = (): string => monthAfter(currentMonth(), -60);

/** True for a month of placements that can be chosen: not in the future, at most five years ago. */
export const isPlacementMonth = (month: string): boolean =>
  isMonth(month) && month <= currentMonth() && month >= firstPlacementMonth();
