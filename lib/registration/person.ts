import type { PassPerson } from '../pass/index.ts';
import { instituteOf, type FormName, type RegistrationFields } from './fields.ts';
import { sessionOf } from './wire.ts';

/** The person on a pass, from their answers. */
export function toPerson(form: FormName, fields: RegistrationFields): PassPerson {
  const session = form === 'conference' ? sessionOf(fields) : undefined;
  return {
    form,
    edition: fields.edition,
    firstName: fields.firstName ?? '',
    lastName: fields.lastName ?? '',
    organization: fields.organization,
    designation: fields.designation,
    isStudent: fields.userType === 'Student',
    institute: instituteOf(fields),
    ...(session && { session: { label: `${session.label}: ${session.title}`, time: session.time } }),
  };
}
