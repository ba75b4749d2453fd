import { createHash, hash, randomBytes } from 'node:crypto';

/** SHA-256 of several parts, in hexadecimal. */
export const sha256 = (...parts: readonly (string | Uint8Array)[]): string => {
  const digest = createHash('sha256');
  // The length prefix makes the encoding of the list unambiguous.
  for (const part of parts) digest.update(`${Buffer.byteLength(part)}:`).update(part);
  return digest.digest('hex');
};

/** Entity tag of a body, without quotes: 132 bits of its hash. */
export const entityTagOf = (body: string | Uint8Array): string =>
  hash('sha256', body, 'base64url').slice(0, 22);

/** 128 random bits for a pass link (attendee ids can be guessed) or an upload draft. */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** True if a text has the format of a token; check this before a query. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);
