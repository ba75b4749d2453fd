import ical from 'ical-generator';
import { getEventForm, type EventSession, type EventForm } from '../../../shared/content/events.ts';
import { now } from '../../../shared/util/time.ts';
import { absoluteUrl } from '../../runtime/env.ts';
import { eventTitle } from './event-texts.ts';

/**
 * The calendar entry of an event or one of its sessions. Its UID is the same in every calendar, so that a second import
 * updates the entry (RFC 5545, 3.8.4.7). Visitors share calendars, so an entry names no person and no pass.
 */
export function entryOf(event: EventForm, description: string, session?: EventSession) {
  const { venue } = event;
  const url = absoluteUrl(event.path);
  const key = ['aptech', event.edition, event.slug, session?.slug].filter(Boolean).join('-');
  return {
    id: `${key}@${new URL(url).host}`,
    summary: session ? `${eventTitle(event)}, ${session.label}` : eventTitle(event),
    start: new Date(session?.starts ?? event.starts),
    end: new Date(session?.ends ?? event.ends),
    location: `${venue.name}, ${venue.address}, ${venue.city}`,
    description,
    url,
  };
}

type CalendarEntry = ReturnType<typeof entryOf>;

/** Entries as an .ics file (RFC 5545), times in UTC, lines folded at 75 octets. */
export function toCalendar(entries: readonly CalendarEntry[]): string {
  const calendar = ical({ prodId: { company: 'Aptech Pakistan', product: 'Events', language: 'EN' } });
  for (const entry of entries) calendar.createEvent({ ...entry, stamp: now() });
  return calendar.toString();
}

const calendarStamp = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

export function googleLink({ summary, start, end, location, description }: CalendarEntry): string {
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    dates: `${calendarStamp(start)}/${calendarStamp(end)}`,
    location,
    details: description,
  });
  return `https://calendar.google.com/calendar/render?${query.toString()}`;
}

/** A link that adds an entry to Outlook on the web, which would display a space encoded as + as a plus sign. */
export function outlookLink({ summary, start, end, location, description }: CalendarEntry): string {
  const query = Object.entries({
    subject: summary,
    startdt: start.toISOString(),
    enddt: end.toISOString(),
    location,
    body: description,
  });
  const escaped = query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');
  return `https://outlook.live.com/calendar/0/deeplink/compose?path=/calendar/action/compose&rru=addevent&${escaped}`;
}

const calendars = ['visitor', 'conference'] as const;
type CalendarSlug = (typeof calendars)[number];
export const calendarHref = (slug: CalendarSlug): string => `/api/events/${slug}.ics`;

/** The current edition of an event as one entry, with a link to its registration. */
export function publicEntry(slug: CalendarSlug): CalendarEntry {
  const event = getEventForm(slug);
  return entryOf(event, `${event.summary}\n\nRegistration: ${absoluteUrl(event.path)}`);
}

/** A calendar file by name: the event's day, or the sessions of the conference; undefined for other names. */
export function publicCalendar(file: string): string | undefined {
  const slug = calendars.find((name) => file === `${name}.ics`);
  if (!slug) return undefined;
  const event = getEventForm(slug);
  const { sessions } = event;
  return toCalendar(
    sessions.length === 0
      ? [publicEntry(slug)]
      : sessions.map((session) =>
          entryOf(event, `${session.title}\n\nRegistration: ${absoluteUrl(event.path)}`, session),
        ),
  );
}
