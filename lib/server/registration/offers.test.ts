/** @jest-environment node */
import { setClock } from '../../shared/util/time';
import { calendarLinks, calendarOf, inviteByWhatsapp } from './offers';

const visitor = { form: 'visitor', firstName: 'Ali', lastName: 'Raza' } as const;
const conference = {
  ...visitor,
  form: 'conference',
  session: { label: 'Session 1: From Idea to Impact', time: '10:30 AM - 01:30 PM' },
} as const;
const lineOf = (calendar: string, name: string) =>
  calendar
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(name));

beforeEach(() => setClock(() => Date.parse('2025-10-01T00:00:00Z')));
afterEach(() => setClock());

test("a visitor's calendar entry has the event's hours in UTC", () => {
  const calendar = calendarOf(visitor);
  expect(lineOf(calendar, 'DTSTART')).toBe('DTSTART:20251011T050000Z');
  expect(lineOf(calendar, 'DTEND')).toBe('DTEND:20251011T150000Z');
  expect(lineOf(calendar, 'SUMMARY')).toBe('SUMMARY:Aptech Vision 2025');
});

test('the calendar entry of the conference is the chosen session', () => {
  const calendar = calendarOf(conference);
  expect(lineOf(calendar, 'DTSTART')).toBe('DTSTART:20251011T053000Z');
  expect(lineOf(calendar, 'SUMMARY')).toContain('Session 1');
});

test('a pass always has the same UID, so that adding it twice gives one entry', () => {
  setClock(() => Date.parse('2025-10-02T00:00:00Z'));
  const later = lineOf(calendarOf(conference), 'UID');
  setClock(() => Date.parse('2025-10-01T00:00:00Z'));
  expect(lineOf(calendarOf(conference), 'UID')).toBe(later);
  expect(lineOf(calendarOf(visitor), 'UID')).not.toBe(later);
});

test('calendar entry and invitation contain neither the person nor the pass page, because both are shared', () => {
  for (const text of [
    calendarOf(visitor),
    ...Object.values(calendarLinks(visitor)),
    inviteByWhatsapp(visitor),
  ]) {
    expect(text).not.toMatch(/Ali|Raza/);
    expect(text).not.toContain('/pass/');
  }
});

test('the links to Google and Outlook have the same times', () => {
  const link = new URL(calendarLinks(conference).google);
  expect(link.searchParams.get('dates')).toBe('20251011T053000Z/20251011T083000Z');
  const outlook = new URL(calendarLinks(conference).outlook).searchParams;
  expect([outlook.get('startdt'), outlook.get('enddt')]).toEqual([
    '2025-10-11T05:30:00.000Z',
    '2025-10-11T08:30:00.000Z',
  ]);
});
