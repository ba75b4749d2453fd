import { formatWeekday, ZONE } from '../foundation/time.ts';
import type { SiteEvent } from './events.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: ZONE });

/** The parts of an event's date that pages set in different sizes, in the zone of the event (Asia/Karachi). */
export function eventDate(event: Pick<SiteEvent, 'starts' | 'ends'>) {
  const starts = new Date(event.starts);
  const full = formatWeekday(starts);
  const [weekday = '', day = '', ...month] = full.split(' ');
  const hours = `${clock.format(starts)} – ${clock.format(new Date(event.ends))}`;
  return { full, weekday, day, month: month.join(' '), hours, iso: event.starts };
}

/** Name and year, as headings and buttons write it. */
export const eventTitle = (event: Pick<SiteEvent, 'name' | 'year'>): string => `${event.name} ${event.year}`;
