/** @jest-environment node */
import { timesOfDay } from './time-slots';

test.each([
  ['9 to 11', 'morning'],
  ['5:30pm - 7pm', 'evening'],
  ['11pm to 1am', 'evening'],
  ['17:00', 'evening'],
  ['1 to 3', 'afternoon'],
  ['7 to 9', 'morning', 'evening'],
  [''],
  ['25:00'],
])('a class at %.20s can start at %s %s', (slot, ...times) => {
  expect(timesOfDay(slot)).toEqual(times);
});
