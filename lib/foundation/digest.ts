import { createHash } from 'node:crypto';

/** SHA-256 of a list of parts, in hex. */
export const sha256 = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  // The length prefix makes the encoding of the list unambiguous.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part);
  return hash.digest('hex');
};
