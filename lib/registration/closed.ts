import { eventTitle } from '../content/event-dates.ts';
import { getEvent, takesRegistrations } from '../content/events.ts';
import { formatWeekday, now } from '../foundation/time.ts';
import type { FormName } from './fields.ts';

/**
 * The message of a closed event (docs/product/choices.md#c1), used by its page and its handler; undefined while it takes
 * registrations.
 */
export function closedSentence(form: FormName, at: Date = now()): string | undefined {
  const event = getEvent(form);
  if (takesRegistrations(event, at)) return undefined;
  const name = eventTitle(event);
  if (at.getTime() < Date.parse(event.ends)) return `Registration for ${name} is closed.`;
  return `Registration for ${name} is closed: it took place on ${formatWeekday(new Date(event.starts))}.`;
}
