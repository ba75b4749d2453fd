import type { EnquiryWire } from '../backend/index.ts';
import type { PassPerson } from '../pass/index.ts';
import type { FormName, RegistrationFields } from './fields.ts';
import type { LedgerRow } from './ledger.ts';
import { sessionOf } from './wire.ts';

/** The answers of a registration row; not validated again, because they were validated before they were written. */
export const answersOf = (row: LedgerRow): RegistrationFields | undefined =>
  row.fields as RegistrationFields | undefined;

/** The wire object of an enquiry row. */
export const enquiryOf = (row: LedgerRow): EnquiryWire | undefined => row.fields as EnquiryWire | undefined;

/** The person on a pass, from their answers. */
export function toPerson(form: FormName, fields: RegistrationFields): PassPerson {
  const session = form === 'conference' ? sessionOf(fields) : undefined;
  const school = fields.universityOther ?? fields.university ?? fields.centreName;
  return {
    form,
    firstName: fields.firstName ?? '',
    lastName: fields.lastName ?? '',
    organization: fields.organization,
    designation: fields.designation,
    institute: form === 'conference' ? fields.institute : school,
    ...(session && { session: { label: `${session.label}: ${session.title}`, time: session.time } }),
  };
}
