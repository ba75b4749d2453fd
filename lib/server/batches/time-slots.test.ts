/** @jest-environment node */
import { timesOfDay } from './time-slots';

test.each([
  ['9 to 11', 'morning'],
  ['11 to 1', 'morning'],
  ['5:30pm - 7pm', 'evening'],
  ['9 to 11 pm', 'evening'],
  ['10 to 12 pm', 'morning'],
  ['11pm to 1am', 'evening'],
  ['17:00', 'evening'],
  ['1 to 3', 'afternoon'],
  ['7 to 9', 'morning', 'evening'],
  ['08.30 – 10.30', 'morning', 'evening'],
  [''],
  ['evening'],
  ['99'],
  ['25:00'],
  ['x'.repeat(1_000_000)],
])('a class at %.20s can start at %s %s', (slot, ...times) => {
  expect(timesOfDay(slot)).toEqual(times);
});
