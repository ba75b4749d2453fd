import type { Batch } from '../backend/types.ts';
import { weekOn, type OpeningHours } from '../content/opening-hours.ts';
import { clockText, spansOf } from '../foundation/hours.ts';
import { hourOfDay } from './time-slot.ts';

/** Which classes lie outside the opening hours of their centre (docs/product/pages.md#p12). */

const clock = /(\d{1,2})(?:[:.](\d\d))?\s*([ap]\.?m)?/gi;
const halfDay = 12 * 60;

type Clock = { hour: number; minute: number; half: string | undefined };
const clocksOf = (slot: string): Clock[] =>
  [...slot.slice(0, 60).matchAll(clock)].map(([, hour, minute = 0, half]) => ({
    hour: Number(hour),
    minute: Number(minute),
    half: half?.charAt(0).toLowerCase(),
  }));
const minutesOf = ({ hour, minute }: Clock, half: string | undefined) => hourOfDay(hour, half) * 60 + minute;

/**
 * Start and end of a slot such as `11 to 1`, `9 to 11 pm` or `17:00`, in minutes after midnight: an hour without am or pm is
 * one of a teaching day, a start takes the am or pm of its end where it then comes before it, and a slot without an end takes
 * two hours. undefined for a text without a time.
 */
export function slotSpan(slot: string): readonly [starts: number, ends: number] | undefined {
  const [from, to] = clocksOf(slot);
  if (!from || from.hour > 24 || (to && to.hour > 24)) return undefined;
  if (!to) return [minutesOf(from, from.half), minutesOf(from, from.half) + 120];
  const ends = minutesOf(to, to.half);
  const likeEnd = minutesOf(from, from.half ?? to.half);
  const starts = likeEnd < ends ? likeEnd : minutesOf(from, from.half);
  return [starts, [ends, ends + halfDay].find((end) => end > starts) ?? ends + 2 * halfDay];
}

const meetsOn = { mwf: ['monday', 'wednesday', 'friday'], tts: ['tuesday', 'thursday', 'saturday'] } as const;
type Meeting = Pick<Batch, 'days' | 'timeSlot' | 'date'>;

/**
 * Whether a class meets when its centre is closed: on one of its days, in the usual week, or in the other hours in which it
 * begins. False for a slot that cannot be read.
 */
export function isOutside({ days, timeSlot = '', date = '' }: Meeting, hours: OpeningHours): boolean {
  const span = slotSpan(timeSlot);
  if (!span) return false;
  const week = weekOn(hours, date);
  return meetsOn[days].some(
    (day) => !spansOf(week[day]).some(([opens, closes]) => opens <= span[0] && span[1] <= closes),
  );
}

/** When a class meets, for the log: `mwf 13:00-15:00`; its days alone when its slot cannot be read. */
export const meetingOf = ({ days, timeSlot = '' }: Meeting): string =>
  [days, slotSpan(timeSlot)?.map(clockText).join('-')].filter(Boolean).join(' ');
