/** @jest-environment node */
import { dayOf, formatMonth, formatWeekday, isMonth, monthOf, now, previousMonth, setClock } from './time';

afterEach(() => setClock());

test('a day begins in Karachi, five hours before Greenwich', () => {
  expect(dayOf(new Date('2026-12-31T18:59:59Z'))).toBe('2026-12-31');
  expect(dayOf(new Date('2026-12-31T19:00:00Z'))).toBe('2027-01-01');
});

test('the month before January is December of the year before', () => {
  setClock(() => Date.parse('2026-12-31T19:30:00Z'));
  expect(monthOf()).toBe('2027-01');
  expect(previousMonth()).toBe('2026-12');
  expect(previousMonth('2026-10')).toBe('2026-09');
});

test('SITE_NOW freezes the clock', () => {
  process.env.SITE_NOW = '2025-10-11T09:00:00+05:00';
  const frozen = now().toISOString();
  delete process.env.SITE_NOW;
  expect(frozen).toBe('2025-10-11T04:00:00.000Z');
});

test.each([
  ['2026-11', true],
  ['2025-13', false],
  ['2025-00', false],
  ['0000-00', false],
  ['9999-12', false],
  ['2025-1', false],
  ['<script>', false],
])('%s is a month: %s', (text, expected) => {
  expect(isMonth(text)).toBe(expected);
});

test('dates read as a visitor would write them', () => {
  expect(formatWeekday(new Date('2025-10-11T05:00:00Z'))).toBe('Saturday 11 October 2025');
  expect(formatMonth('2026-10')).toBe('Oct 2026');
});
