import { whatsappShare } from '../../shared/content/site.ts';
import type { PassPerson } from '../../shared/pass/person.ts';
import { passFilePath, type PassImage } from '../../shared/registration/replies.ts';
import { entryOf, googleLink, outlookLink, toCalendar } from '../catalogue/events/calendar-entries.ts';
import { eventTitle } from '../catalogue/events/event-texts.ts';
import { layouts } from '../drawing/layouts.ts';
import { eventOfPass, sessionOfPass } from '../drawing/pass-text.ts';
import { absoluteUrl } from '../runtime/env.ts';

/** The images of a pass, in display order. */
export function passImages(form: PassPerson['form'], token: string): PassImage[] {
  const passLabel = form === 'conference' ? 'Conference pass' : 'Entry pass';
  return layouts[form].map(({ name, part, width, height, scale }) => ({
    url: passFilePath(token, name),
    name,
    label: part === 'Pass1' ? 'Poster' : passLabel,
    width: width * scale,
    height: height * scale,
  }));
}

/** The file name omits the visitor's name, which could break the header or reach other people. */
export const calendarFileName = 'aptech-vision.ics';

/** The entry has no personal data, because calendars are shared. */
function calendarEntryOfPass(person: PassPerson) {
  const event = eventOfPass(person);
  const session = sessionOfPass(person);
  const text = `${session?.title ?? event.summary}\n\nBring your pass: its QR code is scanned at the entrance.`;
  return entryOf(event, text, session);
}

/** The calendar entry of a pass as an .ics file. */
export const calendarTextOf = (person: PassPerson): string => toCalendar([calendarEntryOfPass(person)]);

/** Links that add the entry of a pass to Google Calendar and to Outlook. */
export const calendarLinks = (person: PassPerson) => ({
  google: googleLink(calendarEntryOfPass(person)),
  outlook: outlookLink(calendarEntryOfPass(person)),
});

/** A WhatsApp link with an invitation. It does not contain the pass link, which would give the pass away. */
export function whatsappInviteLink(person: PassPerson): string {
  const event = eventOfPass(person);
  return whatsappShare(`${eventTitle(event)}: ${event.summary} ${absoluteUrl(event.path)}`);
}
