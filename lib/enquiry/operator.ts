import { nationalDigits } from '../foundation/phone.ts';
import { sha256 } from '../forms/idempotency-key.ts';
import type { Job } from '../outbox/job.ts';
import { findByQuota } from '../outbox/lookups.ts';
import type { Store } from '../store/types.ts';

/** Digest of a national phone number, by which enquiries are counted; the outbox deletes it together with the answers. */
export const enquirerOf = (phone: number): string => sha256('mailbox', `enquiry:${phone}`);

/** The enquiries of a phone number in any format, oldest first, until retention. */
export const findEnquiries = (store: Store, phone: string): Promise<Job[]> =>
  findByQuota(store, enquirerOf(Number(nationalDigits(phone))));
