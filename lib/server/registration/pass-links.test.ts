import { setClock } from '../../shared/util/time';
import { calendarLinks, calendarTextOf, whatsappInviteLink } from './pass-links';

const visitor = { form: 'visitor', firstName: 'Ali', lastName: 'Raza' } as const;
const conference = {
  ...visitor,
  form: 'conference',
  session: 'session-1',
} as const;
const lineOf = (calendar: string, name: string) =>
  calendar
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(name));

beforeEach(() => setClock(() => Date.parse('2025-10-01T00:00:00Z')));

test('the calendar entry of the conference is the chosen session', () => {
  const calendar = calendarTextOf(conference);
  expect(lineOf(calendar, 'DTSTART')).toBe('DTSTART:20251011T053000Z');
  expect(lineOf(calendar, 'SUMMARY')).toContain('Session 1');
  expect(lineOf(calendar, 'DESCRIPTION')).toContain('From Idea to Impact');
});

test('calendar entry and invitation contain neither the person nor the pass page, because both are shared', () => {
  for (const text of [
    calendarTextOf(visitor),
    ...Object.values(calendarLinks(visitor)),
    whatsappInviteLink(visitor),
  ]) {
    expect(text).not.toMatch(/Ali|Raza/);
    expect(text).not.toContain('/pass/');
  }
  expect(whatsappInviteLink(visitor)).toMatch(/aptech-vision-vistor$/);
});
