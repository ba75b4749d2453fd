import { whatsappShare } from '../../shared/content/site.ts';
import type { PassPerson } from '../../shared/pass/person.ts';
import { passFilePath, type PassImage } from '../../shared/registration/replies.ts';
import { entryOf, googleLink, outlookLink, toCalendar } from '../catalogue/events/calendar-entries.ts';
import { eventTitle } from '../catalogue/events/event-texts.ts';
import { layouts } from '../drawing/layouts.ts';
import { eventOfPass, sessionOfPass } from '../drawing/pass-text.ts';
import { absoluteUrl } from '../runtime/env.ts';

const imageLabels = {
  Pass: { visitor: 'Entry pass', conference: 'Conference pass' },
  Pass1: 'Poster',
} as const;

/** The images of a pass, from the layouts of its form. */
export function passImages(form: PassPerson['form'], token: string): PassImage[] {
  return layouts[form].map(({ name, part, width, height, scale }) => ({
    url: passFilePath(token, name),
    name,
    label: part === 'Pass1' ? imageLabels.Pass1 : imageLabels.Pass[form === 'conference' ? form : 'visitor'],
    width: width * scale,
    height: height * scale,
  }));
}

/** File name of the calendar download, without the visitor's name, which could break the header or reach others. */
export const calendarFileName = 'aptech-vision.ics';

/** The calendar entry of the event or the chosen session, without personal data, because calendars are shared. */
function calendarEntryOfPass(person: PassPerson) {
  const event = eventOfPass(person);
  const session = sessionOfPass(person);
  const text = `${session?.title ?? event.summary}\n\nBring your pass: its QR code is scanned at the entrance.`;
  return entryOf(event, text, session);
}

/** The calendar entry of a pass as an .ics file. */
export const calendarTextOf = (person: PassPerson): string => toCalendar([calendarEntryOfPass(person)]);

/** Links that add the calendar entry of a pass to Google Calendar and to Outlook. */
export const calendarLinks = (person: PassPerson) => ({
  google: googleLink(calendarEntryOfPass(person)),
  outlook: outlookLink(calendarEntryOfPass(person)),
});

/** A WhatsApp link with an invitation. Never contains the pass link, which would give the pass away. */
export function whatsappInviteLink(person: PassPerson): string {
  const event = eventOfPass(person);
  return whatsappShare(`${eventTitle(event)}: ${event.summary} ${absoluteUrl(event.path)}`);
}
