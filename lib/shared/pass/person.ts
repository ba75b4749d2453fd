import type { EventForm, EventSession } from '../content/events.ts';
import { printableText } from './fit-text.ts';
import type { PassText } from './place-text.ts';

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

/** What a pass says of a session. */
export type SessionText = Pick<EventSession, 'slug' | 'label' | 'time' | 'title'>;

/** The texts of a pass that depend on the answers. */
export function personTextsOf(person: PassPerson, sessions: readonly SessionText[]) {
  const session = sessions.find(({ slug }) => slug === person.session);
  const institute = printableText(person.institute);
  return {
    name: printableText(`${person.firstName} ${person.lastName}`),
    role: printableText(person.designation) || (person.isStudent || institute ? 'Student' : ''),
    organization: printableText(person.organization) || institute,
    session: session?.label ?? '',
    sessionTime: session?.time ?? '',
    sessionTitle: session?.title ?? '',
  } satisfies Partial<PassText>;
}
