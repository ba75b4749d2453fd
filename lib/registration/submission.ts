import type { FormName, RegistrationFields } from './fields.ts';
import { fingerprintOf } from '../forms/idempotency-key.ts';
import { mailboxOf, newToken, personOf } from './identity.ts';
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
  /** Of the pass link, if this submission becomes a registration. */
  token: string;
};

/** The submission of these answers under the key of its request (lib/forms/idempotency-key.ts). */
export function toSubmission(
  form: FormName,
  fields: RegistrationFields,
  photo: Photo,
  idempotencyKey: string,
): Submission {
  const person = personOf(form, fields);
  const mailbox = mailboxOf(fields.email ?? '');
  const token = newToken();
  const fingerprint = fingerprintOf(form, fields, photo.digest);
  return { form, fields, photo, idempotencyKey, fingerprint, person, mailbox, token };
}
