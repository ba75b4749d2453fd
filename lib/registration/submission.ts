import type { FormName, RegistrationFields } from './fields.ts';
import { fingerprintOf, keyFrom, mailboxOf, personOf } from './identity.ts';
import type { Photo } from './upload-drafts.ts';

/** One submission with what recognises a repetition: its key, its fingerprint and the person. */
export type Submission = {
  form: FormName;
  fields: RegistrationFields;
  photo: Photo;
  idempotencyKey: string;
  fingerprint: string;
  person: string;
  mailbox: string;
};

/** The submission of these answers; undefined when `key` is not a UUID. Without a key one is made of the fingerprint. */
export function toSubmission(
  form: FormName,
  fields: RegistrationFields,
  photo: Photo,
  key: string | undefined,
): Submission | undefined {
  const person = personOf(form, fields);
  const mailbox = mailboxOf(fields.email ?? '');
  const fingerprint = fingerprintOf(form, fields, photo.digest);
  const idempotencyKey = keyFrom(key, fingerprint);
  return idempotencyKey === undefined
    ? undefined
    : { form, fields, photo, idempotencyKey, fingerprint, person, mailbox };
}
