import type { Batch } from '../backend/types.ts';
import { weekOn, type OpeningHours } from '../content/opening-hours.ts';
import { clockText, spansOf } from '../foundation/hours.ts';
import { readingsOf, type Span } from './time-slot.ts';

/** Which classes lie outside the opening hours of their centre (docs/product/pages.md#p12). */

const meetsOn = { mwf: ['monday', 'wednesday', 'friday'], tts: ['tuesday', 'thursday', 'saturday'] } as const;
type Meeting = Pick<Batch, 'days' | 'timeSlot' | 'date'>;

/** The readings of a slot at which the centre is open on every day of the class, in the hours in which it begins. */
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

/** Whether a class meets when its centre is closed, whatever its slot means. False for a slot that cannot be read. */
export const isOutside = (meeting: Meeting, hours: OpeningHours): boolean =>
  readingsOf(meeting.timeSlot ?? '').length > 0 && readingsWithin(meeting, hours).length === 0;

/** When a class meets, for the log: `mwf 13:00-15:00 or 01:00-03:00`; its days alone when its slot cannot be read. */
export const meetingOf = ({ days, timeSlot = '' }: Meeting): string => {
  const readings = readingsOf(timeSlot).map((span) => span.map(clockText).join('-'));
  return [days, readings.join(' or ')].filter(Boolean).join(' ');
};
