import { eventTitle, tookPlace } from '../content/event-dates.ts';
import { currentEdition, eventBefore, getEvent, phaseOf } from '../content/events.ts';
import { formatWeekday, now } from '../foundation/time.ts';
import type { FormName } from './fields.ts';

/**
 * The message of a closed event (docs/product/choices.md#c1), used by its page and its handler; undefined while it takes
 * registrations.
 */
export function closedSentence(form: FormName, at: Date = now()): string | undefined {
  const event = getEvent(form, currentEdition(at).slug);
  const registration = `Registration for ${eventTitle(event)}`;
  switch (phaseOf(event, at)) {
    case 'open':
    case 'late':
      return undefined;
    case 'over':
      return `${registration} is closed: it took place on ${formatWeekday(new Date(event.starts))}.`;
    case 'closed':
      return `${registration} is closed.`;
    case 'ahead': {
      const before = eventBefore(event);
      const opens = `${registration} opens on ${formatWeekday(new Date(event.registrationOpens))}.`;
      return before ? `${tookPlace(before)} ${opens}` : opens;
    }
  }
}
