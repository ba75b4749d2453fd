import { eventBefore, isOver, eventPhase, type EventForm } from '../../../shared/content/events.ts';
import type { FormName } from '../../../shared/registration/fields.ts';
import { formatTime } from '../../../shared/util/hours.ts';
import { formatDay, formatWeekday, now } from '../../../shared/util/time.ts';

/** Parts of an event's date and time in Karachi. */
export function eventDate(event: Pick<EventForm, 'starts' | 'ends'>) {
  const startDate = formatWeekday(event.starts);
  const [weekday = '', day = '', ...month] = startDate.split(' ');
  const hours = [event.starts, event.ends].map((time) => formatTime(Date.parse(time))).join(' to ');
  return { full: startDate, weekday, day, month: month.join(' '), hours, iso: event.starts };
}

/** `Aptech Vision 2025 was on 11 October 2025.` */
export const wasOn = (event: EventForm): string => `${eventTitle(event)} was on ${formatDay(event.starts)}.`;

/** Says that an event is over; '' before its end. */
export const pastSentence = (event: EventForm): string => (isOver(event, now()) ? wasOn(event) : '');

/** Continues `You can …` at a form whose event is over. */
const stillPossible: Readonly<Record<FormName, string>> = {
  visitor: 'still register for its pass and poster',
  conference: 'still register for its pass',
  vip: 'still apply for its VIP e-Pass',
};

/** Text of a link to a form whose event is over. */
export const souvenirActionByForm: Readonly<Record<FormName, string>> = {
  visitor: 'get a souvenir pass',
  conference: 'get a souvenir pass',
  vip: 'apply for a souvenir e-Pass',
};

/** Says that an open form's event is over (docs/product/choices.md#c1); '' before its end or if the form is closed. */
export const overButOpenSentence = (event: EventForm): string =>
  eventPhase(event, now()) === 'over-but-open' ? `${wasOn(event)} You can ${stillPossible[event.slug]}.` : '';

/** Says why a form takes no registrations (docs/product/choices.md#c1); only for forms that take none. */
export function closedSentence(event: EventForm): string {
  const registrationForEvent = `Registration for ${eventTitle(event)}`;
  switch (eventPhase(event, now())) {
    case 'over':
      return `${registrationForEvent} is closed. It was on ${formatWeekday(event.starts)}.`;
    case 'ahead': {
      const previousEvent = eventBefore(event);
      const openingSentence = `${registrationForEvent} opens on ${formatWeekday(event.registrationOpens)}.`;
      return previousEvent ? `${wasOn(previousEvent)} ${openingSentence}` : openingSentence;
    }
    default:
      return `${registrationForEvent} is closed.`;
  }
}

export const eventTitle = (event: Pick<EventForm, 'name' | 'year'>): string => `${event.name} ${event.year}`;

/** The text of a session in the form's list and on the wire, by which the team recognises the session. */
export const sessionText = ({ title, time }: EventForm['sessions'][number]): string => `${title} (${time})`;
