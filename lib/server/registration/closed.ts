import { currentEdition, eventBefore, firstEdition, getEvent, phaseOf } from '../../shared/content/events.ts';
import type { FormName } from '../../shared/registration/fields.ts';
import { formatWeekday, now } from '../../shared/util/time.ts';
import { eventTitle, tookPlace } from '../content/event-dates.ts';
import type { Refusal } from '../forms/form.ts';

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

const refusalWith = (message: string): Refusal => ({
  status: 403,
  code: 'closed',
  message,
  outcome: 'closed',
});

/** The refusal of a closed event; undefined while it takes registrations. */
export function closedRefusal(form: FormName): Refusal | undefined {
  const message = closedSentence(form);
  return message === undefined ? undefined : refusalWith(message);
}

/** The refusal of answers to a past edition of the event, from a page that was open since. */
export function passedRefusal(form: FormName, edition: string | undefined): Refusal | undefined {
  const answered = getEvent(form, edition ?? firstEdition);
  const current = getEvent(form, currentEdition().slug);
  if (current.edition === answered.edition) return undefined;
  const next = `To register for ${eventTitle(current)}, please load this page again.`;
  return refusalWith(`${tookPlace(answered)} ${next}`);
}
