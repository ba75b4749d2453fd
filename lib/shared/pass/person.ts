import type { EventSession } from '../content/events.ts';
import { type FormName, instituteOf, type RegistrationFields } from '../registration/fields.ts';
import { printableText } from './fit-text.ts';
import type { PassText } from './place-text.ts';

/** The person on a pass, from answers of `normaliseRegistration`. Missing values are absent or ''. */
export type PassPerson = {
  form: FormName;
  /** Key of the event's edition; if absent, `editionOfOldRows`. */
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

export const toPerson = (form: FormName, fields: RegistrationFields): PassPerson => ({
  form,
  edition: fields.edition,
  firstName: fields.firstName ?? '',
  lastName: fields.lastName ?? '',
  organization: fields.organization,
  designation: fields.designation,
  isStudent: fields.userType === 'Student',
  institute: instituteOf(fields),
  session: fields.session,
});

export type SessionText = Pick<EventSession, 'slug' | 'label' | 'time' | 'title'>;

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
