/** @jest-environment node */
import { getCentres } from '@/lib/shared/content/centres';
import { getOpeningHours, type OpeningHours } from '@/lib/server/content/opening-hours';
import { batchesOf } from '@/lib/server/embedded-backend/seed';
import { setClock } from '@/lib/shared/util/time';
import { weekOf } from '@/tests/support/week';
import { isOutside, meetingOf, readingsOf } from './time-slots';

test.each([
  ['9 to 11', [9, 11], [21, 23]],
  ['11 to 1', [11, 13]],
  ['5:30pm - 7pm', [17.5, 19]],
  ['9 to 11 pm', [21, 23]],
  ['10 to 12 pm', [10, 12]],
  ['11pm to 1am', [23, 25]],
  ['12am', [0, 2]],
  ['17:00', [17, 19]],
  ['08.30 – 10.30', [8.5, 10.5], [20.5, 22.5]],
] as [slot: string, ...spans: number[][]][])('the slot “%s” can mean %j', (slot, ...spans) => {
  expect(readingsOf(slot)).toEqual(spans.map((span) => span.map((hour) => hour * 60)));
});

test.each(['', 'evening', '99', '25:00', '9 to 25', 'x'.repeat(1_000_000)])(
  'the slot “%.20s” has no time',
  (slot) => {
    expect(readingsOf(slot)).toEqual([]);
    expect(isOutside({ days: 'mwf', timeSlot: slot }, hours)).toBe(false);
  },
);

type Meeting = Parameters<typeof isOutside>[0];
const daily = '09:00-21:00';
const ramazan = weekOf(daily, { monday: '10:00-16:00', sunday: 'closed' });
const hours: OpeningHours = {
  slug: 'one',
  centres: ['clifton'],
  week: weekOf(daily, { friday: '09:00-12:30, 14:30-21:00', saturday: '09:00-18:00', sunday: 'closed' }),
  other: [{ name: 'Ramazan', from: '2027-02-08', until: '2027-03-09', week: ramazan }],
};

test.each([
  ['mwf', '9 to 11', '2027-01-04', false],
  ['mwf', '11 to 1', '2027-01-04', true],
  ['mwf', '1 to 3', undefined, true],
  ['mwf', '3 to 5', undefined, false],
  ['tts', '5 to 7', '2027-01-05', true],
  ['tts', '3 to 5', '2027-01-05', false],
  ['mwf', '7 to 9', '2027-02-08', true],
  ['mwf', '11 to 1', '2027-02-08', false],
  ['tts', '5 to 7', '2027-02-09', false],
] as const)(
  'a class on %s, %s, starting on %s is outside the opening hours: %s',
  (days, timeSlot, date, expected) => {
    expect(isOutside({ days, timeSlot, ...(date && { date }) }, hours)).toBe(expected);
  },
);

test('the log contains parsed days and times and no backend text', () => {
  expect(meetingOf({ days: 'tts', timeSlot: '7 to 9 <b>Ali</b>' })).toBe('tts 07:00-09:00 or 19:00-21:00');
  expect(meetingOf({ days: 'mwf', timeSlot: 'Ali' })).toBe('mwf');
});

afterEach(() => setClock());
// An ordinary week, the weeks around Ramazan and Eid, and the summer.
test.each(['2026-11-23', '2027-02-01', '2027-03-08', '2027-06-14'])(
  'centres have opening hours, and no sample class of %s is outside them',
  (today) => {
    setClock(() => Date.parse(today));
    // Editors append centres after these.
    for (const centre of getCentres().slice(0, 34)) {
      const open = getOpeningHours(centre.slug);
      if (!open) throw new Error(`${centre.slug} has no opening hours`);
      const outside = batchesOf(centre).filter((row) => isOutside(row as Meeting, open));
      expect(outside).toEqual([]);
    }
  },
);
