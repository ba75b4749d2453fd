import { getEventForm } from '../../../shared/content/events';
import { setClock } from '../../../shared/util/time';
import {
  calendarHref,
  entryOf,
  outlookLink,
  publicCalendar,
  publicEntry,
  toCalendar,
} from './calendar-entries';

beforeEach(() => setClock(() => Date.parse('2025-10-01T00:00:00Z')));

const unfoldLines = (calendar: string) => calendar.replaceAll('\r\n ', '').split('\r\n');
const linesOf = (calendar: string, name: string) =>
  unfoldLines(calendar).filter((line) => line.startsWith(`${name}:`));

test("the visitors' public calendar has the event's hours in UTC and the registration URL", () => {
  expect(calendarHref('visitor')).toBe('/api/events/visitor.ics');
  const calendar = publicCalendar('visitor.ics') ?? '';
  expect(linesOf(calendar, 'DTSTART')).toEqual(['DTSTART:20251011T050000Z']);
  expect(linesOf(calendar, 'DTEND')).toEqual(['DTEND:20251011T150000Z']);
  expect(linesOf(calendar, 'SUMMARY')).toEqual(['SUMMARY:Aptech Vision 2025']);
  expect(linesOf(calendar, 'DESCRIPTION')[0]).toContain('/aptech-vision-vistor');
});

test("the conference's public calendar has every session, with the same UIDs as a pass", () => {
  const calendar = publicCalendar('conference.ics') ?? '';
  expect(linesOf(calendar, 'DTSTART')).toEqual(['DTSTART:20251011T053000Z', 'DTSTART:20251011T093000Z']);
  expect(linesOf(calendar, 'DTEND')).toEqual(['DTEND:20251011T083000Z', 'DTEND:20251011T113000Z']);
  expect(linesOf(calendar, 'DESCRIPTION')[1]).toContain('The New Syntax of Innovation');
  expect(linesOf(calendar, 'SUMMARY')[1]).toMatch(/Conference 2025\\, Session 2$/);
  expect(linesOf(calendar, 'LOCATION')[1]).toMatch(/Seaview Hotel\\, Club Road\\, Civil Lines\\, Karachi$/);
  const siteHost = new URL(publicEntry('visitor').url).host;
  expect(linesOf(calendar, 'UID')).toEqual([
    `UID:aptech-vision-2025-conference-session-1@${siteHost}`,
    `UID:aptech-vision-2025-conference-session-2@${siteHost}`,
  ]);
  setClock(() => Date.parse('2025-10-09T00:00:00Z'));
  expect(linesOf(publicCalendar('conference.ics') ?? '', 'UID')).toEqual(linesOf(calendar, 'UID'));
});

test('texts are escaped, lines end with CRLF and are folded at 75 octets, never inside a character', () => {
  const event = { ...getEventForm('visitor'), name: 'Fair, 50%; \\ "نمائش" 🎓' };
  const text = `${'نوجوانوں کے لیے '.repeat(12)}\nSecond line; with, signs \\ and END:VEVENT`;
  const calendar = toCalendar([entryOf(event, text)]);
  expect(calendar.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of calendar.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(calendar).not.toContain('\ufffd');
  expect(linesOf(calendar, 'SUMMARY')[0]).toBe('SUMMARY:Fair\\, 50%\\; \\\\ "نمائش" 🎓 2025');
  expect(linesOf(calendar, 'DESCRIPTION')[0]).toContain(
    '\\nSecond line\\; with\\, signs \\\\ and END:VEVENT',
  );
  expect(linesOf(calendar, 'END')).toEqual(['END:VEVENT', 'END:VCALENDAR']);
});

test('the Outlook link is escaped once, with spaces as %20', () => {
  const entry = { ...publicEntry('conference'), summary: 'C++ & C# 50% نمائش' };
  const link = outlookLink(entry);
  expect(link).not.toMatch(/[+\s]/);
  const readParameters = Object.fromEntries(
    link
      .split('?')[1]!
      .split('&')
      .map((pair) => pair.split('=').map(decodeURIComponent)),
  );
  expect(readParameters).toMatchObject({
    path: '/calendar/action/compose',
    subject: entry.summary,
    startdt: '2025-10-11T05:30:00.000Z',
    enddt: '2025-10-11T11:30:00.000Z',
    location: entry.location,
    body: entry.description,
  });
});

test.each(['', 'visitor', 'vip.ics', 'visitor.ics\r\nX: y'])('%j is not a calendar', (file) => {
  expect(publicCalendar(file)).toBeUndefined();
});
