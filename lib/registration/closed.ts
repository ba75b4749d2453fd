import { eventTitle, tookPlace } from '../content/event-dates.ts';
import { currentEdition, eventBefore, getEvent, isOver, takesRegistrations } from '../content/events.ts';
import { formatWeekday, now } from '../foundation/time.ts';
import type { FormName } from './fields.ts';

/**
 * The message of a closed event (docs/product/choices.md#c1), used by its page and its handler; undefined while it takes
 * registrations.
 */
export function closedSentence(form: FormName, at: Date = now()): string | undefined {
  const event = getEvent(form, currentEdition(at).slug);
  if (takesRegistrations(event, at)) return undefined;
  const registration = `Registration for ${eventTitle(event)}`;
  if (isOver(event, at))
    return `${registration} is closed: it took place on ${formatWeekday(new Date(event.starts))}.`;
  if (event.registration === 'closed') return `${registration} is closed.`;
  const before = eventBefore(event);
  const opens = `${registration} opens on ${formatWeekday(new Date(event.registrationOpens))}.`;
  return before ? `${tookPlace(before)} ${opens}` : opens;
}
