import { firstEdition, getEvent, type EventSession } from '../content/events.ts';
import { capitalised } from '../foundation/text.ts';
import type { FormName, RegistrationFields } from './fields.ts';

/** By the form, never taken from what was sent, or anybody could make themselves a VIP (docs/product/choices.md#c26). */
const attendeeTypes: Readonly<Record<FormName, string>> = {
  visitor: 'VISITOR',
  vip: 'VIP',
  conference: 'CONFERENCE',
};

/** The session of a conference registration. */
export const sessionOf = ({
  session,
  edition = firstEdition,
}: RegistrationFields): EventSession | undefined =>
  getEvent('conference', edition).sessions.find(({ slug }) => slug === session);

/** The wire value of a session: its title with its time (docs/product/backend.md#b15). */
export const sessionText = (session: EventSession): string => `${session.title} (${session.time})`;

/** The chosen university, or the text entered for "Other". */
const universityOf = (fields: RegistrationFields) => fields.universityOther ?? fields.university;

const session = (fields: RegistrationFields) => {
  const chosen = sessionOf(fields);
  return chosen && sessionText(chosen);
};

/**
 * The fields in wire spelling (docs/product/backend.md#b15). The conference sends session, city and
 * institute under names that mean something else on the visitor form (docs/product/choices.md#c19).
 */
function camelCase(form: FormName, fields: RegistrationFields): Record<string, string | undefined> {
  const { firstName, lastName, email, phone, userType, organization, designation } = fields;
  const common = { firstName, lastName, email, phone, userType, organization, designation };
  const details =
    form === 'conference'
      ? { university: session(fields), studentId: fields.city, centreName: fields.institute }
      : {
          studentType: fields.studentType,
          university: universityOf(fields),
          studentId: fields.studentId,
          centreName: fields.centreName,
        };
  return { ...common, ...details, attendeeType: attendeeTypes[form] };
}

/** The non-empty text parts of Attendee/Add for one registration, by wire name, without the photo. */
export function toWire(form: FormName, fields: RegistrationFields): Record<string, string> {
  const parts: Record<string, string> = {};
  for (const [name, value] of Object.entries(camelCase(form, fields)))
    if (value) parts[form === 'vip' ? capitalised(name) : name] = value;
  return parts;
}
