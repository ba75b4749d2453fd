import { sha256 } from '../forms/idempotency-key.ts';

/**
 * Digest of a national phone number, by which enquiries are counted; the outbox deletes it together with the answers. Both words
 * in it are part of the digests that are stored.
 */
export const enquirerOf = (phone: number): string => sha256('mailbox', `enquiry:${phone}`);
