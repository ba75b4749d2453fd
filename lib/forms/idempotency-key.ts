import { sha256 } from '../foundation/digest.ts';
import { guidOf } from '../foundation/guid.ts';
import { failureOf, invalid, type Refusal } from './answer.ts';
import { idempotencyKeyControl } from './controls.ts';
import type { Attempt, Check, Raw } from './form.ts';

/** SHA-256 of form, cleaned answers (in any order) and the digest of the photo as uploaded. */
export function fingerprintOf(kind: string, fields: Readonly<Record<string, unknown>>, upload = ''): string {
  const answers = Object.keys(fields)
    .sort()
    .map((name) => [name, fields[name]]);
  return sha256(kind, JSON.stringify(answers), upload);
}

/** A digest as a UUID of version 8, "custom" (RFC 9562, 5.8). */
const uuidOf = (hex: string): string =>
  `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;

/**
 * What a post may be submitted as, or its refusal: answers with `errors`, or a key that is no UUID. The key is the one sent,
 * in lower case. A missing or empty one (a form without JavaScript) is made of `keyDigest`, so that sending the same answers
 * twice makes one record. `failed` is the form's sentence.
 */
export function attemptOf(
  raw: Raw,
  { errors, fingerprint, keyDigest = fingerprint }: Check,
  failed: string,
): Attempt | Refusal {
  if (Object.keys(errors).length > 0) return invalid(errors);
  const sent = raw[idempotencyKeyControl];
  if (sent === undefined || sent === '') return { idempotencyKey: uuidOf(keyDigest), fingerprint };
  const idempotencyKey = typeof sent === 'string' ? guidOf(sent) : undefined;
  return idempotencyKey ? { idempotencyKey, fingerprint } : failureOf({ kind: 'bad-key' }, failed);
}
