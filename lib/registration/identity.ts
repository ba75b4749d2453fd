import { sha256 } from '../foundation/digest.ts';
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

/**
 * Digest of form, mailbox and full name, in any letter case and with or without joiners, by which a repeated registration
 * is recognised. It includes the conference session, because each session has its own pass, and the edition of the event.
 */
export function personOf(form: FormName, fields: RegistrationFields): string {
  const { edition, session = '', email = '' } = fields;
  const mailbox = canonicalMailbox(email);
  const name = fullName(fields)
    .normalize('NFKC')
    .replace(/[\u200C\u200D]/g, '')
    .toLowerCase()
    .replace(/\s+/g, ' ');
  const event = edition === undefined ? form : `${form} ${edition}`;
  return sha256('person', event, session, mailbox, name);
}
