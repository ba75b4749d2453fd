import { eventTitle } from '../content/event-dates.ts';
import { firstEdition, getEvent, type EventSession, type SiteEvent } from '../content/events.ts';
import { formatWeekday } from '../foundation/time.ts';
import { printableText, initialsOf } from './fit-text.ts';
import type { PassPerson } from './types.ts';

/** The texts a layout may place. An empty one takes no space. */
export type PassText = {
  name: string;
  initials: string;
  role: string;
  organization: string;
  event: string;
  kind: string;
  date: string;
  venue: string;
  session: string;
  sessionTime: string;
  sessionTitle: string;
};

/** The event of a pass: that of the edition the person has registered for, whichever is current. */
export const eventOf = ({ form, edition = firstEdition }: PassPerson): SiteEvent => getEvent(form, edition);

/** The session in the content, found by the label or title stored in the row. */
export function sessionOf(person: PassPerson): EventSession | undefined {
  const storedLabel = person.session?.label ?? '';
  return eventOf(person).sessions.find(
    ({ label, title }) =>
      storedLabel !== '' && (storedLabel.startsWith(label) || storedLabel.includes(title)),
  );
}

/** All texts of a pass for this person and event. */
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
    date: formatWeekday(new Date(event.starts)),
    venue: `${event.venue.name}, ${event.venue.city}`,
    session: session?.label ?? printableText(person.session?.label),
    sessionTime: session?.time ?? printableText(person.session?.time),
    sessionTitle: session?.title ?? '',
  };
}
