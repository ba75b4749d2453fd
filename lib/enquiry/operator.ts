import { nationalDigits } from '../foundation/phone.ts';
import type { Job } from '../outbox/job.ts';
import { findByQuota } from '../outbox/lookups.ts';
import type { Store } from '../store/types.ts';
import { enquirerOf } from './identity.ts';

/** The enquiries of a phone number in any format, oldest first, until retention. */
export const findEnquiries = (store: Store, phone: string): Promise<Job[]> =>
  findByQuota(store, enquirerOf(Number(nationalDigits(phone))));
