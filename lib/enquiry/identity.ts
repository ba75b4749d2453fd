import { sha256 } from '../foundation/digest.ts';

/**
 * Digest of a national phone number, by which enquiries are counted; the outbox deletes it together with the answers. The words
 * `mailbox` and `enquiry` must stay: the digests in the store were made with them.
 */
export const enquirerOf = (phone: number): string => sha256('mailbox', `enquiry:${phone}`);
