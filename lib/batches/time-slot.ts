import { formatClock } from '../foundation/hours.ts';
import type { BatchTime } from './types.ts';

const start = /(\d{1,2})(?:[:.]\d\d)?\s*([ap]\.?m)?/i;
const fromTo = /^(\d{1,2})(?:[:.]([0-5]\d))?\s*(?:to|[-–])\s*(\d{1,2})(?:[:.]([0-5]\d))?$/i;

/** An hour without am or pm is one of a teaching day, which begins at eight: 1 to 7 are after noon. */
export function hourOfDay(hour: number, half: string | undefined): number {
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

/**
 * A slot with am and pm: `7 to 9` as `7 to 9 pm`, `11 to 1` as `11 am to 1 pm`. One that has them, or is no pair of hours,
 * stays as it is.
 */
export function withHalfDays(slot: string): string {
  const found = fromTo.exec(slot.slice(0, 60).trim());
  if (!found) return slot;
  const [first = 0, firstMinutes = 0, last = 0, lastMinutes = 0] = found
    .slice(1)
    .map((text) => Number(text ?? 0));
  if (first > 23 || last > 24) return slot;
  const from = hourOfDay(first, undefined) * 60 + firstMinutes;
  const sameClock = last > 12 ? last * 60 : (last % 12) * 60;
  const until = [0, 12, 24]
    .map((hours) => sameClock + hours * 60 + lastMinutes)
    .find((minutes) => minutes > from);
  if (until === undefined || until - from > 12 * 60) return slot;
  const [opens, closes] = [formatClock(from), formatClock(until)];
  return `${opens.slice(-2) === closes.slice(-2) ? opens.slice(0, -3) : opens} to ${closes}`;
}
