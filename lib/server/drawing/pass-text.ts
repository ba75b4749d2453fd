import {
  type EventSession,
  editionOfOldRows,
  getEventForm,
  type EventForm,
} from '../../shared/content/events.ts';
import { eventTitle } from '../catalogue/events/event-dates.ts';
import { formatWeekday } from '../../shared/util/time.ts';
import { initialsOf, printableText } from '../../shared/pass/fit-text.ts';
import type { PassText } from '../../shared/pass/place-text.ts';

/** The person on a pass, from normalised answers (lib/server/registration). Missing values are absent or ''. */
export type PassPerson = {
  form: EventForm['slug'];
  /** Key of the event's edition; the first one if absent. */
  edition?: string | undefined;
  firstName: string;
  lastName: string;
  /** Set for professionals, like `designation`. */
  organization?: string | undefined;
  designation?: string | undefined;
  isStudent?: boolean;
  /** For students: university or school, Aptech centre, or the conference's institute. */
  institute?: string | undefined;
  /** For the conference: the slug of the chosen session. */
  session?: string | undefined;
};

/** The event of a pass: of the edition the person registered for, not necessarily the current one. */
export const eventOf = ({ form, edition = editionOfOldRows }: PassPerson): EventForm =>
  getEventForm(form, edition);

/** The chosen session of a conference; undefined for other forms, and if the content no longer has it. */
export const sessionOf = (person: PassPerson): EventSession | undefined =>
  eventOf(person).sessions.find(({ slug }) => slug === person.session);

/** All texts of a person's pass. */
export function passTextOf(person: PassPerson): PassText {
  const event = eventOf(person);
  const session = sessionOf(person);
  const institute = printableText(person.institute);
  return {
    name: printableText(`${person.firstName} ${person.lastName}`),
    initials: initialsOf(person.firstName, person.lastName),
    role: printableText(person.designation) || (person.isStudent || institute ? 'Student' : ''),
    organization: printableText(person.organization) || institute,
    event: eventTitle(event),
    kind: person.form === 'conference' ? 'Conference' : 'Visitor',
    date: formatWeekday(event.starts),
    venue: `${event.venue.name}, ${event.venue.city}`,
    session: session?.label ?? '',
    sessionTime: session?.time ?? '',
    sessionTitle: session?.title ?? '',
  };
}
