import type { BatchTime } from './types.ts';

const start = /(\d{1,2})(?:[:.]\d\d)?\s*([ap]\.?m)?/i;

/** An hour without am or pm is one of a teaching day, which begins at eight: 1 to 7 are after noon. */
function hourOfDay(hour: number, half: string | undefined): number {
  if (half === 'a') return hour % 12;
  if (half === 'p') return (hour % 12) + 12;
  return hour >= 1 && hour <= 7 ? hour + 12 : hour;
}

/**
 * The time of day of a slot such as `9 to 11`, `5:30pm - 7pm` or `17:00`, by its start: morning before 12, afternoon before
 * 17, then evening. undefined for a text without a time.
 */
export function timeOfDay(slot: string): BatchTime | undefined {
  const found = start.exec(slot.slice(0, 60));
  if (!found) return undefined;
  const hour = hourOfDay(Number(found[1]), found[2]?.charAt(0).toLowerCase());
  if (hour > 24) return undefined;
  if (hour < 12) return 'morning';
  return hour < 17 ? 'afternoon' : 'evening';
}
