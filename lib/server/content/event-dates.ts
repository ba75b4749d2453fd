import { formatDay, formatWeekday, now, ZONE } from '../../shared/util/time.ts';
import { eventBefore, isOver, phaseOf, type SiteEvent } from '../../shared/content/events.ts';

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: ZONE });

/** Parts of an event's date and time in Asia/Karachi, for pages that style them separately. */
export function eventDate(event: Pick<SiteEvent, 'starts' | 'ends'>) {
  const starts = new Date(event.starts);
  const full = formatWeekday(starts);
  const [weekday = '', day = '', ...month] = full.split(' ');
  const hours = `${clock.format(starts)} – ${clock.format(new Date(event.ends))}`;
  return { full, weekday, day, month: month.join(' '), hours, iso: event.starts };
}

/** Says that an event is over. */
export const tookPlace = (event: SiteEvent): string =>
  `${eventTitle(event)} took place on ${formatWeekday(new Date(event.starts))}.`;

/** Note after an event's name while its form is open although the event is over; otherwise ''. */
function lateNote(event: SiteEvent, at: Date = now()): string {
  const form = event.sample ? 'sample form' : 'form';
  return phaseOf(event, at) === 'late'
    ? `took place on ${formatDay(new Date(event.starts))}. This ${form} is still open.`
    : '';
}

/** Sentence shown with a past event or its form, including whether the form is still open; '' before the end. */
export function pastSentence(event: SiteEvent, at: Date = now()): string {
  const late = lateNote(event, at);
  if (late) return `${eventTitle(event)} ${late}`;
  return isOver(event, at) ? tookPlace(event) : '';
}

/** Why the form of an event is closed (docs/product/choices.md#c1); undefined while it takes registrations. */
export function closedSentence(event: SiteEvent, at: Date = now()): string | undefined {
  const registration = `Registration for ${eventTitle(event)}`;
  switch (phaseOf(event, at)) {
    case 'open':
    case 'late':
      return undefined;
    case 'over':
      return `${registration} is closed. It took place on ${formatWeekday(new Date(event.starts))}.`;
    case 'closed':
      return `${registration} is closed.`;
    case 'ahead': {
      const before = eventBefore(event);
      const opens = `${registration} opens on ${formatWeekday(new Date(event.registrationOpens))}.`;
      return before ? `${tookPlace(before)} ${opens}` : opens;
    }
  }
}

/** Name and year of an event. */
export const eventTitle = (event: Pick<SiteEvent, 'name' | 'year'>): string => `${event.name} ${event.year}`;
