import { getOpeningHours } from '@/lib/server/catalogue/opening-hours';
import { ramazan, usualWeek, weekOf } from '@/tests/support/samples/week';
import { readSlot } from './time-slots';

const hours = { slug: 'one', centres: [], week: usualWeek, other: [ramazan] };
const mwf = { days: 'mwf' } as const;

test.each([
  ['7 to 9', '7 to 9 pm', 'evening'],
  ['7-9pm', '7 to 9 pm', 'evening'],
  ['7 – 9 P.M.', '7 to 9 pm', 'evening'],
  ['07:00 PM - 09:00 PM', '7 to 9 pm', 'evening'],
  ['07:00 - 09:00', '7 to 9 pm', 'evening'],
  ['19:00-21:00', '7 to 9 pm', 'evening'],
  ['1900 to 2100 hrs', '7 to 9 pm', 'evening'],
  ['7.00 to 9.00', '7 to 9 pm', 'evening'],
  ['sham 7 se 9 baje tak', '7 to 9 pm', 'evening'],
  ['5:30pm - 7', '5:30 to 7 pm', 'evening'],
  ['9 to 11 (morning)', '9 to 11 am', 'morning'],
  ['subah 9 ta 11', '9 to 11 am', 'morning'],
  ['9 to 11 pm', '9 to 11 pm', 'evening'],
  ['11 to 1', '11 am to 1 pm', 'morning'],
  ['10 am to 12 noon', '10 am to 12 pm', 'morning'],
  ['1/3', '1 to 3 pm', 'afternoon'],
  ['4 to 6 shaam', '4 to 6 pm', 'afternoon'],
  ['from 5', '5 pm', 'evening'],
])('a class at %s is shown as %s, %s', (slot, text, part) => {
  expect(readSlot(slot, mwf, hours)).toMatchObject({ text, part });
});

test.each([
  ['7 to 9, 2 seats'],
  ['25:00'],
  ['9 to 9'],
  ['9 to 11 & 2 to 4'],
  ['To be announced'],
  ['1'.repeat(300)],
])('slot %# is shown as sent, at no part of the day', (slot) =>
  expect(readSlot(slot, mwf, hours)).toEqual({ text: slot, sent: slot }),
);

test('a slot that fits the opening hours twice or never says to ask, in no part of the day', () => {
  const slotAsSent = (text: string) => ({ text, sent: text });
  const longHours = getOpeningHours('saddar');
  expect(readSlot('8:30 to 9:30', mwf, longHours)).toEqual(
    slotAsSent('8:30 to 9:30, ask whether morning or evening'),
  );
  expect(readSlot('8 to 10', mwf, hours)).toEqual(slotAsSent('8 to 10, ask whether morning or evening'));
  expect(readSlot('1 to 3', mwf, { ...hours, week: weekOf('closed') })).toEqual(
    slotAsSent('1 to 3, ask whether morning or afternoon'),
  );
  // In Ramazan the centre is open at 10 in the morning and at 10 at night.
  expect(readSlot('10 to 12', { ...mwf, date: '2027-02-10' }, hours).part).toBeUndefined();
  // Classes without known hours are held between 7 am and 10 pm.
  expect(readSlot('7 to 9', mwf).part).toBeUndefined();
  expect(readSlot('9 to 11', mwf).part).toBe('morning');
});

test.each([
  ['7 to 9', '7 to 9 pm'],
  ['11 to 1', '11 am to 1 pm'],
  ['07.00-09.00 (evening)', '07.00-09.00 pm (evening)'],
  ['07:00 PM - 09:00 PM', '07:00 PM - 09:00 PM'],
  ['19:00-21:00', '19:00-21:00 (7 to 9 pm)'],
  ['sham 7 se 9 baje', 'sham 7 se 9 baje (7 to 9 pm)'],
])('the specified column shows %s as %s', (slot, sent) => {
  expect(readSlot(slot, mwf, hours).sent).toBe(sent);
});
