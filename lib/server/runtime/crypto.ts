import { createHash, randomBytes } from 'node:crypto';

/** SHA-256 of a list of parts, in hex. */
export const sha256 = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  // The length prefix makes the encoding of the list unambiguous.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
};

/** 128 random bits for a pass link; unlike the attendee id it cannot be guessed (docs/security.md#s15). */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** Whether a text has the format of a token; checked before the store is queried. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);
