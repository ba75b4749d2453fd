/** Minutes after midnight of `HH:MM`; undefined for a time that does not exist. */
export function clockMinutes(time: string): number | undefined {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour < 24 && minute < 60 ? hour * 60 + minute : undefined;
}

/**
 * Opening and closing times of a day's hours (`09:00-12:30, 14:30-21:00` or `closed`), in minutes after the midnight
 * that begins the day; from 1440 on they are of the next day. Times that do not exist count as midnight.
 */
export const spansOf = (hours: string): readonly (readonly [opens: number, closes: number])[] =>
  [...hours.matchAll(/(\d\d:\d\d)-(\d\d:\d\d)/g)].map(([, from = '', to = '']) => {
    const opens = clockMinutes(from) ?? 0;
    const closes = clockMinutes(to) ?? 0;
    return [opens, closes > opens ? closes : closes + 24 * 60];
  });

/** Minutes after midnight as `09:00`; from 1440 on they are of the next day. */
export const formatClock24 = (minutes: number): string =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Minutes after midnight as `9 am` or `12:30 pm`; from 1440 on they are of the next day. */
export function formatClock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  return `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, '0')}` : ''} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The time of an instant in Karachi as `9 am`; Karachi is five hours ahead of UTC all year. */
export const formatTime = (instant: number): string =>
  formatClock((Math.floor(instant / 60_000) + 300) % 1440);
