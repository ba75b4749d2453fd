import ical from 'ical-generator';
import { eventTitle } from '../content/event-dates.ts';
import { getEvent, type SiteEvent } from '../content/events.ts';
import { absolute } from '../seo/metadata.ts';
import { now } from '../foundation/time.ts';
import { sessionOf } from '../pass/pass-text.ts';
import type { PassPerson } from '../pass/types.ts';

/** File name of the calendar download, a constant (docs/product/security-requirements.md#n3). */
export const calendarFile = 'aptech-vision.ics';

type Entry = {
  uid: string;
  title: string;
  starts: Date;
  ends: Date;
  place: string;
  text: string;
  url: string;
};

const placeOf = ({ venue }: SiteEvent) => `${venue.name}, ${venue.address}, ${venue.city}`;

/** The event or the chosen session, without personal data, because calendars are shared. */
function entryOf(person: PassPerson): Entry {
  const event = getEvent(person.form);
  const session = sessionOf(person);
  const name = eventTitle(event);
  const url = absolute(event.path);
  return {
    // Stable, so that importing it again updates the entry (RFC 5545, 3.8.4.7).
    uid: `${['aptech-vision', event.year, event.slug, session?.slug].filter(Boolean).join('-')}@${new URL(url).host}`,
    title: session ? `${name}, ${session.label}` : name,
    starts: new Date(session?.starts ?? event.starts),
    ends: new Date(session?.ends ?? event.ends),
    place: placeOf(event),
    text: `${session?.title ?? event.summary}\n\nBring your pass: its QR code is scanned at the entrance.`,
    url,
  };
}

/** The event as an .ics file (RFC 5545), times in UTC. */
export function calendarOf(person: PassPerson): string {
  const { uid, title, starts, ends, place, text, url } = entryOf(person);
  const calendar = ical({ prodId: { company: 'Aptech Pakistan', product: 'Passes', language: 'EN' } });
  calendar.createEvent({
    id: uid,
    stamp: now(),
    start: starts,
    end: ends,
    summary: title,
    location: place,
    description: text,
    url,
  });
  return calendar.toString();
}

const compact = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Link that adds the same entry to Google Calendar. */
export function googleCalendarLink(person: PassPerson): string {
  const { title, starts, ends, place, text } = entryOf(person);
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(starts)}/${compact(ends)}`,
    location: place,
    details: text,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}
