import {
  type EventSession,
  editionOfOldRows,
  getEventForm,
  type EventForm,
} from '../../shared/content/events.ts';
import { initialsOf } from '../../shared/pass/fit-text.ts';
import { type PassPerson, personTextsOf } from '../../shared/pass/person.ts';
import type { PassText } from '../../shared/pass/place-text.ts';
import { formatWeekday } from '../../shared/util/time.ts';
import { eventTitle } from '../catalogue/events/event-texts.ts';

/** The event of the edition that the person registered for, not necessarily the current one. */
export const eventOfPass = ({ form, edition = editionOfOldRows }: PassPerson): EventForm =>
  getEventForm(form, edition);

/** The chosen session; undefined for other forms, and if the content no longer has it. */
export const sessionOfPass = (person: PassPerson): EventSession | undefined =>
  eventOfPass(person).sessions.find(({ slug }) => slug === person.session);

export function passTextOf(person: PassPerson): PassText {
  const event = eventOfPass(person);
  return {
    ...personTextsOf(person, event.sessions),
    initials: initialsOf(person.firstName, person.lastName),
    event: eventTitle(event),
    kind: person.form === 'conference' ? 'Conference' : 'Visitor',
    date: formatWeekday(event.starts),
    venue: `${event.venue.name}, ${event.venue.city}`,
  };
}
