import type { EmailPicture } from '../backend/types.ts';
import {
  type EventSession,
  editionOfOldRows,
  getEventForm,
  type EventForm,
} from '../../shared/content/events.ts';
import { eventTitle } from '../catalogue/event-dates.ts';
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
  /** Professionals. */
  organization?: string | undefined;
  designation?: string | undefined;
  isStudent?: boolean;
  /** Students: university or school, Aptech centre, or the conference's institute. */
  institute?: string | undefined;
  /** Conference: the slug of the chosen session. */
  session?: string | undefined;
};

/** One image of a pass, as Attendee/SendEmail takes it. */
export type PassFile = EmailPicture;

/** The jobs that the web process sends to a drawing process. */
type Jobs = {
  prepare: { person: PassPerson; upload: Uint8Array };
  draw: { person: PassPerson; photo: Uint8Array; attendeeId: string };
  /** A picture of the backend, at most `width` pixels wide (lib/server/drawing). */
  picture: { source: Uint8Array; width: number };
};
export type DrawingKind = keyof Jobs;
export type DrawingJob<Kind extends DrawingKind = DrawingKind> = { [K in Kind]: { kind: K } & Jobs[K] }[Kind];

/** Their results. `photo` is the normalised JPEG, at most 400 KB: what is stored, drawn and forwarded. */
export type DrawingResults = {
  prepare: { kind: 'ok'; photo: Uint8Array } | { kind: 'refused'; message: string };
  draw: { kind: 'ok'; files: PassFile[] };
  picture: { kind: 'ok'; bytes: Uint8Array } | { kind: 'refused'; message: string };
};

/** `busy`: the queue is full or the machine overloaded: 503 with Retry-After. `failed`: the process crashed. */
export type Outcome<Kind extends DrawingKind> = DrawingResults[Kind] | { kind: 'busy' } | { kind: 'failed' };
export type PrepareOutcome = Outcome<'prepare'>;
export type Drawn = Outcome<'draw'>;

/** The specified log messages of a failed drawing; nothing else of its error is logged, which may contain a name. */
export const drawingErrors = ['Failed to get canvas context', 'Failed to create blob'] as const;

/** Result, with the process's resident memory in bytes, by which the pool recycles processes. */
export type DrawingResponse<Kind extends DrawingKind> = { result: DrawingResults[Kind]; rss: number };

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
