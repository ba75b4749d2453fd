import type { PassPerson } from '../pass/index.ts';
import type { FormName, RegistrationFields } from './fields.ts';
import { sessionOf } from './wire.ts';

/** The person on a pass, from their answers. */
export function toPerson(form: FormName, fields: RegistrationFields): PassPerson {
  const session = form === 'conference' ? sessionOf(fields) : undefined;
  const school = fields.universityOther ?? fields.university ?? fields.centreName;
  return {
    form,
    edition: fields.edition,
    firstName: fields.firstName ?? '',
    lastName: fields.lastName ?? '',
    organization: fields.organization,
    designation: fields.designation,
    institute: form === 'conference' ? fields.institute : school,
    ...(session && { session: { label: `${session.label}: ${session.title}`, time: session.time } }),
  };
}
