import { createHash, randomBytes } from 'node:crypto';
import { guidOf } from '../foundation/guid.ts';
import { fullName, type FormName, type RegistrationFields } from './fields.ts';

const sha256 = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  // The length prefix makes the encoding of the list unambiguous.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
};

/**
 * The idempotency key in lower case, or undefined when `sent` is not a UUID (400). A missing or empty one (a form without
 * JavaScript) is derived from the fingerprint, so that sending the same answers twice makes one registration.
 */
export function keyFrom(sent: string | undefined, fingerprint: string): string | undefined {
  return sent === undefined || sent === '' ? fingerprintKey(fingerprint) : guidOf(sent);
}

/** A fingerprint as a UUID of version 8, "custom" (RFC 9562, 5.8). */
function fingerprintKey(fingerprint: string): string {
  const hex = fingerprint;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The digest of a photo as uploaded, used in the fingerprint. */
export const digestOf = (upload: Uint8Array): string => sha256('upload', upload);

/** SHA-256 of form, normalised answers (in any order) and the digest of the photo as uploaded. */
export function fingerprintOf(kind: string, fields: Readonly<Record<string, unknown>>, upload = ''): string {
  const answers = Object.keys(fields)
    .sort()
    .map((name) => [name, fields[name]]);
  return sha256(kind, JSON.stringify(answers), upload);
}

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

/** The same digest for enquiries, which are counted by national phone number (lib/foundation/phone.ts). */
export const enquirerOf = (phone: number): string => mailboxOf(`enquiry:${phone}`);

/**
 * Digest of form, mailbox and full name in any letter case, by which a repeated registration is recognised. It includes the
 * conference session, because each session has its own pass.
 */
export function personOf(form: FormName, fields: RegistrationFields): string {
  const name = fullName(fields).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
  return sha256('person', form, fields.session ?? '', canonicalMailbox(fields.email ?? ''), name);
}

/** 128 random bits for a pass link; unlike the attendee id it cannot be guessed (docs/security.md#s15). */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** Whether a text has the format of a token; checked before the store is queried. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);
