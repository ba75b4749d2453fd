import { sha256 } from '../foundation/digest.ts';
import { foldText } from '../foundation/text.ts';
import { fullName, type FormName, type RegistrationFields } from './fields.ts';

/** The digest of a photo as uploaded, used in the fingerprint. */
export const digestOf = (upload: Uint8Array): string => sha256('upload', upload);

/**
 * The address in a canonical form for rate limits and comparison; e-mails go to the address as typed. Lower case, without
 * the plus suffix; for Gmail also without dots and with its second domain replaced.
 */
function canonicalMailbox(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const domain = address.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const local = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`;
}

/** Digest by which the e-mails of a mailbox are counted; the outbox deletes it together with the answers. */
export const mailboxOf = (email: string): string => sha256('mailbox', canonicalMailbox(email));

const personDigest = (
  form: FormName,
  { edition, session = '', email = '' }: RegistrationFields,
  name: string,
) =>
  sha256(
    'person',
    edition === undefined ? form : `${form} ${edition}`,
    session,
    canonicalMailbox(email),
    name,
  );

/**
 * Digest of form, mailbox and full name, as typed in any way, by which a repeated registration is recognised. It includes the
 * conference session, because each session has its own pass, and the edition of the event.
 */
export const personOf = (form: FormName, fields: RegistrationFields): string =>
  personDigest(form, fields, foldText(fullName(fields)));

/**
 * The same digest as it was made until 26 November 2026, without folding apostrophes, hyphens, accents and letters. It is
 * looked up for registrations of that time, whose digests are erased after `passKeptDays`; remove it after January 2027.
 */
export const formerPersonOf = (form: FormName, fields: RegistrationFields): string =>
  personDigest(
    form,
    fields,
    fullName(fields)
      .normalize('NFKC')
      .replace(/[\u200C\u200D]/g, '')
      .toLowerCase()
      .replace(/\s+/g, ' '),
  );
