import {
  type FormName,
  formNames,
  fullName,
  type RegistrationFields,
} from '../../shared/registration/fields.ts';
import { foldText } from '../../shared/util/text.ts';
import { sha256 } from '../runtime/crypto.ts';
import type { Job } from '../store/outbox/job.ts';

/** A job of a form: `payload` has the answers, `attachment` the photo; both are undefined once erased. */
export type Registration = Job & { kind: FormName; payload: RegistrationFields | undefined };

/** True for a job of a form. Its answers are not checked, because they were valid when they were stored. */
export const isRegistration = (job: Job): job is Registration => formNames.some((form) => form === job.kind);

/** Returns the job as a registration. Throws `TypeError` for a job of another kind. */
export function registrationOf(job: Job): Registration {
  if (!isRegistration(job)) throw new TypeError(`A job of the kind ${job.kind} is no registration`);
  return job;
}

/** True if a kind of job ends with a pass by email. The team issues VIP passes after its review. */
export const hasPass = (kind: string): boolean => kind === 'visitor' || kind === 'conference';

/** Digest of the photo as uploaded, for the fingerprint. */
export const photoDigestOf = (upload: Uint8Array): string => sha256('upload', upload);

/**
 * Mailboxes are compared in lower case and without plus suffix, at Gmail also without dots and with `gmail.com` for
 * `googlemail.com`. Emails go to the address as typed.
 */
function canonicalMailbox(email: string): string {
  const address = email.trim().toLowerCase();
  const atSign = address.lastIndexOf('@');
  if (atSign < 0) return address;
  const domain = address.slice(atSign + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const local = address.slice(0, atSign).replace(/(?<=.)\+.*$/, '');
  return `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`;
}

/** Digest of a mailbox, by which its emails are counted and its jobs found; erased together with the answers. */
export const mailboxDigestOf = (email: string): string => sha256('mailbox', canonicalMailbox(email));

/** Identifies a repeated registration. Includes conference session and edition, because each has its own pass. */
export function personDigestOf(form: FormName, fields: RegistrationFields): string {
  const { edition, session = '', email = '' } = fields;
  const event = edition === undefined ? form : `${form} ${edition}`;
  return sha256('person', event, session, canonicalMailbox(email), foldText(fullName(fields)));
}

/** The reference of a VIP application: `VIP-3F2504E0` for an idempotency key that begins with 3f2504e0. */
export const referenceOf = (key: string): string => `VIP-${key.slice(0, 8).toUpperCase()}`;

const referencePattern = /^VIP-([0-9A-F]{8})$/i;

/** True if a text has the format of a reference; check this before showing or querying it. */
export const isReference = (text: string): boolean => referencePattern.test(text);

/** The digits of a reference, with which the idempotency key of its application begins; '' for any other text. */
export const keyStartOf = (reference: string): string =>
  referencePattern.exec(reference)?.[1]?.toLowerCase() ?? '';
