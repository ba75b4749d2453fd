import { createHash, randomBytes } from 'node:crypto';
import { guidOf } from '../foundation/guid.ts';
import { fullName, type FormName, type RegistrationFields } from './fields.ts';

const sha256 = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  // The length in front keeps two different lists of parts from reading the same.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
};

/**
 * The idempotency key as sent: a UUID in any letter case, given back in lower case. A missing or empty one (a form without
 * JavaScript) becomes the content's own fingerprint as a UUID, so that sending the same answers twice is one registration.
 * Undefined for anything else: 400.
 */
export function keyFrom(sent: string | undefined, fingerprint: string): string | undefined {
  return sent === undefined || sent === '' ? fingerprintKey(fingerprint) : guidOf(sent);
}

/** A fingerprint as a UUID of version 8, "custom" (RFC 9562, 5.8). */
function fingerprintKey(fingerprint: string): string {
  const hex = fingerprint;
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The digest of a photo as uploaded, which stands for it in the fingerprint. */
export const digestOf = (upload: Uint8Array): string => sha256('upload', upload);

/** SHA-256 of form, normalised answers (in any order) and the digest of the photo as uploaded. */
export function fingerprintOf(kind: string, fields: Readonly<Record<string, unknown>>, upload = ''): string {
  const answers = Object.keys(fields)
    .sort()
    .map((name) => [name, fields[name]]);
  return sha256(kind, JSON.stringify(answers), upload);
}

/**
 * The mailbox behind an address, for counting only: the address used stays as typed. Lower case, without what follows a plus
 * sign; Gmail also ignores dots and has a second domain. Elsewhere dots tell mailboxes apart. A text without `@` is given
 * back in lower case.
 */
function canonicalMailbox(email: string): string {
  const address = email.trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const domain = address.slice(at + 1).replace(/^googlemail\.com$/, 'gmail.com');
  const local = address.slice(0, at).replace(/(?<=.)\+.*$/, '');
  return `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`;
}

/** Whose e-mails are counted together. The ledger keeps only this digest beside the answers, and as long as they. */
export const mailboxOf = (email: string): string => sha256('mailbox', canonicalMailbox(email));

/** The same for enquiries, which are counted by phone number. `phone` is the national number (lib/foundation/phone.ts). */
export const enquirerOf = (phone: number): string => mailboxOf(`enquiry:${phone}`);

/**
 * Who counts as already registered: same event, mailbox and full name, in any letter case. Each session of the conference has
 * a pass of its own, so it is part of the event.
 */
export function personOf(form: FormName, fields: RegistrationFields): string {
  const name = fullName(fields).normalize('NFKC').toLowerCase().replace(/\s+/g, ' ');
  return sha256('person', form, fields.session ?? '', canonicalMailbox(fields.email ?? ''), name);
}

/** 128 random bits for a pass link: not the attendee id, not guessable (docs/security.md#s15). */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** Whether a text has the shape of a token, before the store is asked. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);
