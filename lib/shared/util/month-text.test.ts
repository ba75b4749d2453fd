import { readMonth } from './month-text';

test.each([
  ['2025-10', '2025-10'],
  ['2026-9', '2026-09'],
  ['12/2025', '2025-12'],
  ['October 2025', '2025-10'],
  ['Oct-2025', '2025-10'],
  ['2025, March', '2025-03'],
  ['۱۰/۲۰۲۵', '2025-10'],
  ['', undefined],
  ['2025', undefined],
  ['13/2025', undefined],
  ['11 October 2025', undefined],
  ['10/1999', undefined],
])('%j is the month %s', (text, month) => {
  expect(readMonth(text)).toBe(month);
});
