import { formatWeekday, ZONE } from '../foundation/time.ts';
import type { SiteEvent } from './events.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: ZONE });

/** The parts of an event's date and time in Asia/Karachi, for pages that set them in different sizes. */
export function eventDate(event: Pick<SiteEvent, 'starts' | 'ends'>) {
  const starts = new Date(event.starts);
  const full = formatWeekday(starts);
  const [weekday = '', day = '', ...month] = full.split(' ');
  const hours = `${clock.format(starts)} – ${clock.format(new Date(event.ends))}`;
  return { full, weekday, day, month: month.join(' '), hours, iso: event.starts };
}

/** What is said of an event that is over. */
export const tookPlace = (event: SiteEvent): string =>
  `${eventTitle(event)} took place on ${formatWeekday(new Date(event.starts))}.`;

/** Name and year of an event. */
export const eventTitle = (event: Pick<SiteEvent, 'name' | 'year'>): string => `${event.name} ${event.year}`;
