import { randomBytes } from 'node:crypto';

/** 128 random bits for a pass link; unlike the attendee id it cannot be guessed (docs/security.md#s15). */
export const newToken = (): string => randomBytes(16).toString('base64url');

/** Whether a text has the format of a token; checked before the store is queried. */
export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{22}$/.test(text);
