import { clockText, formatClock, spansOf } from '../../shared/util/hours.ts';
import type { Batch, BatchTime } from '../../shared/batches/labels.ts';
import { type OpeningHours, weekOn } from '../content/opening-hours.ts';

/** Start and end of a class in minutes after midnight. */
type Span = readonly [starts: number, ends: number];

const clock = /(\d{1,2})(?:[:.](\d\d))?\s*([ap]\.?m)?/gi;
/** A pair of hours without am or pm. */
const bare = /^\d{1,2}(?:[:.][0-5]\d)?\s*(?:to|[-–])\s*\d{1,2}(?:[:.][0-5]\d)?$/i;
const halfDay = 12 * 60;
/** Earliest and latest start that an hour without am or pm can mean. */
const [earliest, latest] = [6 * 60, 22 * 60];
/** Duration in minutes of a class whose slot has no end. */
const usual = 2 * 60;

type Clock = { hour: number; minute: number; half: string | undefined };
const clocksOf = (slot: string): Clock[] =>
  [...slot.slice(0, 60).matchAll(clock)].map(([, hour, minute = 0, half]) => ({
    hour: Number(hour),
    minute: Number(minute),
    half: half?.charAt(0).toLowerCase(),
  }));

/** Minutes after midnight that a time can mean: two values for an hour up to 12 without am or pm. */
function minutesOf({ hour, minute, half }: Clock): number[] {
  if (hour > 12) return [hour * 60 + minute];
  const morning = (hour % 12) * 60 + minute;
  if (half) return [half === 'p' ? morning + halfDay : morning];
  return [morning, morning + halfDay];
}

/** The first possible end after a start. */
const endAfter = (starts: number, ends: readonly number[]): number =>
  [...ends, ...ends.map((end) => end + 2 * halfDay)].find((end) => end > starts) ?? starts + usual;

/**
 * Possible meanings of a slot such as `11 to 1`, `9 to 11 pm` or `17:00`: one span, two without am or pm, none without
 * a time. A start without am or pm is the latest one before an end that has it.
 */
export function readingsOf(slot: string): readonly Span[] {
  const [from, to] = clocksOf(slot);
  if (!from || from.hour > 24 || (to && to.hour > 24)) return [];
  const ends = to ? minutesOf(to) : undefined;
  const spans = minutesOf(from).map((starts): Span => [
    starts,
    ends ? endAfter(starts, ends) : starts + usual,
  ]);
  if (spans.length === 1) return spans;
  if (ends?.length === 1) return [spans.toSorted((a, b) => a[1] - a[0] - (b[1] - b[0]))[0] as Span];
  return spans.filter(([starts]) => starts >= earliest && starts <= latest);
}

/** Morning before 12, afternoon before 17, then evening. */
export function timeOfDay([starts]: Span): BatchTime {
  if (starts < halfDay) return 'morning';
  return starts < 17 * 60 ? 'afternoon' : 'evening';
}

/** Adds am and pm to a slot with one meaning; leaves other slots unchanged. */
export function withHalfDays(slot: string, [starts, ends]: Span): string {
  if (!bare.test(slot.slice(0, 60).trim()) || clocksOf(slot).some(({ hour }) => hour > 12)) return slot;
  const [opens, closes] = [formatClock(starts), formatClock(ends)];
  return `${opens.slice(-2) === closes.slice(-2) ? opens.slice(0, -3) : opens} to ${closes}`;
}

/** Detects classes outside the opening hours of their centre (docs/product/pages.md#p12). */

const meetsOn = { mwf: ['monday', 'wednesday', 'friday'], tts: ['tuesday', 'thursday', 'saturday'] } as const;
type Meeting = Pick<Batch, 'days' | 'timeSlot' | 'date'>;

/** Meanings of a slot at which the centre is open on every day of the class, by the opening hours on its start date. */
export function readingsWithin(
  { days, timeSlot = '', date = '' }: Meeting,
  hours: OpeningHours,
): readonly Span[] {
  const week = weekOn(hours, date);
  return readingsOf(timeSlot).filter(([starts, ends]) =>
    meetsOn[days].every((day) =>
      spansOf(week[day]).some(([opens, closes]) => opens <= starts && ends <= closes),
    ),
  );
}

/** True if the centre is closed at every possible meaning of the slot. False for an unreadable slot. */
export const isOutside = (meeting: Meeting, hours: OpeningHours): boolean =>
  readingsOf(meeting.timeSlot ?? '').length > 0 && readingsWithin(meeting, hours).length === 0;

/** Days and times for the log: `mwf 13:00-15:00 or 01:00-03:00`; only the days if the slot is unreadable. */
export const meetingOf = ({ days, timeSlot = '' }: Meeting): string => {
  const readings = readingsOf(timeSlot).map((span) => span.map(clockText).join('-'));
  return [days, readings.join(' or ')].filter(Boolean).join(' ');
};
