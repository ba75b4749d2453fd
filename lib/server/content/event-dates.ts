import { formatDay, formatWeekday, now, ZONE } from '../../shared/util/time.ts';
import { isOver, phaseOf, type SiteEvent } from '../../shared/content/events.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: ZONE });

/** The parts of an event's date and time in Asia/Karachi, for pages that set them in different sizes. */
export function eventDate(event: Pick<SiteEvent, 'starts' | 'ends'>) {
  const starts = new Date(event.starts);
  const full = formatWeekday(starts);
  const [weekday = '', day = '', ...month] = full.split(' ');
  const hours = `${clock.format(starts)} – ${clock.format(new Date(event.ends))}`;
  return { full, weekday, day, month: month.join(' '), hours, iso: event.starts };
}

/** A sentence which says that an event is over. */
export const tookPlace = (event: SiteEvent): string =>
  `${eventTitle(event)} took place on ${formatWeekday(new Date(event.starts))}.`;

/** What a name of an event is followed by while its form is open although it is over; '' at another time. */
function lateNote(event: SiteEvent, at: Date = now()): string {
  const form = event.sample ? 'sample form' : 'form';
  return phaseOf(event, at) === 'late'
    ? `took place on ${formatDay(new Date(event.starts))}. This ${form} is still open.`
    : '';
}

/** What is said wherever an event or its form is shown once it is over, with whether the form is still open; '' before that. */
export function pastSentence(event: SiteEvent, at: Date = now()): string {
  const late = lateNote(event, at);
  if (late) return `${eventTitle(event)} ${late}`;
  return isOver(event, at) ? tookPlace(event) : '';
}

/** Name and year of an event. */
export const eventTitle = (event: Pick<SiteEvent, 'name' | 'year'>): string => `${event.name} ${event.year}`;
