import { entryOf, googleLink, outlookLink, toCalendar, type CalendarEntry } from '../events/calendar.ts';
import { eventOf, sessionOf } from '../pass/pass-text.ts';
import type { PassPerson } from '../pass/types.ts';

/** File name of the calendar download, a constant (docs/product/security-requirements.md#n3). */
export const calendarFile = 'aptech-vision.ics';

/** The event or the chosen session, without personal data, because calendars are shared. */
function entryOfPass(person: PassPerson): CalendarEntry {
  const event = eventOf(person);
  const session = sessionOf(person);
  const text = `${session?.title ?? event.summary}\n\nBring your pass: its QR code is scanned at the entrance.`;
  return entryOf(event, text, session);
}

/** The event as an .ics file. */
export const calendarOf = (person: PassPerson): string => toCalendar([entryOfPass(person)]);

/** Links that add the same entry to Google Calendar and to Outlook. */
export const calendarLinks = (person: PassPerson) => ({
  google: googleLink(entryOfPass(person)),
  outlook: outlookLink(entryOfPass(person)),
});
