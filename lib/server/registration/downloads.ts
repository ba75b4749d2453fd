import { eventTitle } from '../content/event-dates.ts';
import { entryOf, googleLink, outlookLink, toCalendar } from '../events/calendar.ts';
import { layouts } from '../pass/layouts.ts';
import { eventOf, type PassPerson, sessionOf } from '../pass/pass-text.ts';
import { absolute } from '../seo/metadata.ts';
import { findPass, passFiles } from './passes.ts';
import { toPerson } from './registration.ts';

type PassImage = { name: string; label: string; width: number; height: number };

const labels = { Pass: { visitor: 'Entry pass', conference: 'Conference pass' }, Pass1: 'Poster' } as const;

/** The images of a form with label and size in pixels, from the layouts alone. */
export function imagesOf(form: PassPerson['form']): PassImage[] {
  return layouts[form].map(({ name, part, width, height, scale }) => ({
    name,
    label: part === 'Pass1' ? labels.Pass1 : labels.Pass[form === 'conference' ? form : 'visitor'],
    width: width * scale,
    height: height * scale,
  }));
}

/** File name of the calendar download, a constant (docs/product/security-requirements.md#n3). */
export const calendarFile = 'aptech-vision.ics';

/** The event or the chosen session, without personal data, because calendars are shared. */
function entryOfPass(person: PassPerson) {
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

/** A WhatsApp link with an invitation to the event. It never contains the pass link, which would give anybody the pass. */
export function inviteByWhatsapp(person: PassPerson): string {
  const event = eventOf(person);
  const text = `${eventTitle(event)}: ${event.summary} ${absolute(event.path)}`;
  return `https://wa.me/?${new URLSearchParams({ text }).toString()}`;
}

type Download = { kind: 'ok'; type: string; bytes: BodyInit } | { kind: 'busy' } | { kind: 'none' };

/** Valid file names; any other is refused before the outbox is queried. */
const names: ReadonlySet<string> = new Set([
  calendarFile,
  ...Object.values(layouts).flatMap((list) => list.map(({ name }) => name)),
]);

/** One file of a pass link. Invalid, expired and unknown tokens are all `none`. */
export async function findDownload(token: string, file: string): Promise<Download> {
  if (!names.has(file)) return { kind: 'none' };
  if (file === calendarFile) return findCalendar(token);
  const drawn = await passFiles(token);
  if (drawn.kind === 'none') return { kind: 'none' };
  if (drawn.kind !== 'ok') return { kind: 'busy' };
  const wanted = drawn.files.find(({ name }) => name === file);
  return wanted ? { kind: 'ok', type: wanted.type, bytes: new Uint8Array(wanted.bytes) } : { kind: 'none' };
}

async function findCalendar(token: string): Promise<Download> {
  const found = await findPass(token);
  if (found.kind === 'unavailable') return { kind: 'busy' };
  if (found.kind !== 'ready') return { kind: 'none' };
  const person = toPerson(found.row.kind, found.row.fields);
  return { kind: 'ok', type: 'text/calendar; charset=utf-8', bytes: calendarOf(person) };
}
