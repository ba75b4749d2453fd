import type { EmailPicture } from '../backend/types.ts';
import { type EventSession, firstEdition, getEvent, type SiteEvent } from '../../shared/content/events.ts';
import { eventTitle } from '../content/event-dates.ts';
import { formatWeekday } from '../../shared/util/time.ts';
import { initialsOf, printableText } from '../../shared/pass/fit-text.ts';
import type { PassText } from '../../shared/pass/place-text.ts';

/** The person on a pass, from normalised answers (lib/server/registration). Missing values are absent or ''. */
export type PassPerson = {
  form: SiteEvent['slug'];
  /** Key of the event's edition; the first one if absent. */
  edition?: string | undefined;
  firstName: string;
  lastName: string;
  /** Professionals. */
  organization?: string | undefined;
  designation?: string | undefined;
  isStudent?: boolean;
  /** Students: university or school, Aptech centre, or the conference's institute. */
  institute?: string | undefined;
  /** Conference: `label` is the session's label with its title, `time` its hours. */
  session?: { label: string; time: string } | undefined;
};

/** One image of a pass, as Attendee/SendEmail takes it. */
export type PassFile = EmailPicture;

export type Prepared =
  | {
      kind: 'ok';
      /** Normalised JPEG, at most 400 KB: what is stored, drawn and forwarded. */
      photo: Uint8Array;
    }
  /** A message of lib/shared/photo/rules.ts. */
  | { kind: 'refused'; message: string }
  /** The drawing queue is full or the machine overloaded: 503 with Retry-After. */
  | { kind: 'busy' }
  | { kind: 'failed' };

export type Drawn = { kind: 'ok'; files: PassFile[] } | { kind: 'busy' } | { kind: 'failed' };

/** A job that the web process sends to a drawing process. */
export type Job =
  | { kind: 'prepare'; person: PassPerson; upload: Uint8Array }
  | { kind: 'draw'; person: PassPerson; photo: Uint8Array; attendeeId: string }
  /** A picture of the backend, at most `width` pixels wide (lib/server/pictures). */
  | { kind: 'picture'; source: Uint8Array; width: number };

export type JobResult =
  | { kind: 'ok'; photo: Uint8Array }
  | { kind: 'drawn'; files: PassFile[] }
  | { kind: 'picture'; bytes: Uint8Array }
  | { kind: 'refused'; message: string };

/** Reasons why a pass could not be drawn (docs/product/choices.md#c50); nothing else of an error is logged. */
export const drawingErrors = ['Failed to get canvas context', 'Failed to create blob'] as const;

/** Result, with the process's resident memory in bytes, by which the pool recycles processes. */
export type JobAnswer = { result: JobResult; rss: number };

/** The event of a pass: of the edition the person registered for, not necessarily the current one. */
export const eventOf = ({ form, edition = firstEdition }: PassPerson): SiteEvent => getEvent(form, edition);

/** The session in the content, found by the label or title stored in the row. */
export function sessionOf(person: PassPerson): EventSession | undefined {
  const storedLabel = person.session?.label ?? '';
  return eventOf(person).sessions.find(
    ({ label, title }) =>
      storedLabel !== '' && (storedLabel.startsWith(label) || storedLabel.includes(title)),
  );
}

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
    date: formatWeekday(new Date(event.starts)),
    venue: `${event.venue.name}, ${event.venue.city}`,
    session: session?.label ?? printableText(person.session?.label),
    sessionTime: session?.time ?? printableText(person.session?.time),
    sessionTitle: session?.title ?? '',
  };
}
