import { editionOfOldRows, getEventForm, type EventSession } from '../../shared/content/events.ts';
import type { FieldName, FieldOf, FormName, RegistrationFields } from '../../shared/registration/fields.ts';
import { capitalised } from '../../shared/util/text.ts';

/**
 * The attendee type of each form, never a sent value: otherwise anyone could become a VIP
 * (docs/product/choices.md#c26).
 */
const attendeeTypes: Readonly<Record<FormName, string>> = {
  visitor: 'VISITOR',
  vip: 'VIP',
  conference: 'CONFERENCE',
};

/** The session of a conference registration. */
const chosenSession = ({
  session,
  edition = editionOfOldRows,
}: RegistrationFields): EventSession | undefined =>
  getEventForm('conference', edition).sessions.find(({ slug }) => slug === session);

/** The wire value of a session: its title with its time, by which the team recognises it. */
export const sessionText = (session: EventSession): string => `${session.title} (${session.time})`;

const commonWireNames = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  userType: 'userType',
  organization: 'organization',
  designation: 'designation',
};

/**
 * The wire name of each field of a form. A missing field is a type error. The conference sends session, city and
 * institute under names that mean something else on the visitor form (docs/product/choices.md#c19).
 */
const wireNames: { readonly [Form in FormName]: Readonly<Record<FieldOf<Form>, string>> } = {
  visitor: {
    ...commonWireNames,
    studentType: 'studentType',
    university: 'university',
    studentId: 'studentId',
    centreName: 'centreName',
  },
  vip: commonWireNames,
  conference: { ...commonWireNames, session: 'university', city: 'studentId', institute: 'centreName' },
};

/** The value to send for a field: the answer, or for a known session its `sessionText`. */
function wireValue(field: string, fields: RegistrationFields): string | undefined {
  const chosen = field === 'session' ? chosenSession(fields) : undefined;
  return chosen ? sessionText(chosen) : fields[field as FieldName];
}

/** The non-empty text parts of Attendee/Add for one registration, by wire name, without photo. */
export function toWire(form: FormName, fields: RegistrationFields): Record<string, string> {
  const parts: Record<string, string> = {};
  const add = (name: string, value: string | undefined) => {
    if (value) parts[form === 'vip' ? capitalised(name) : name] = value;
  };
  for (const [field, name] of Object.entries(wireNames[form])) add(name, wireValue(field, fields));
  add('attendeeType', attendeeTypes[form]);
  return parts;
}
