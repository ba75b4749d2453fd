import { cleanGuid } from '../backend/clean-values.ts';
import type { Job } from '../outbox/job.ts';
import { findByKeyStart, findByQuota, findJob } from '../outbox/lookups.ts';
import { resolveJob } from '../outbox/operator.ts';
import type { Store } from '../store/types.ts';
import { mailboxOf } from './identity.ts';
import { isReference, keyStartOf } from './reference.ts';
import { hasPass } from './registration.ts';

/** The registrations of an e-mail address, or the VIP application of a reference, oldest first, until retention. */
export const findRegistrations = (store: Store, person: string): Promise<Job[]> =>
  isReference(person)
    ? findByKeyStart(store, 'vip', keyStartOf(person))
    : findByQuota(store, mailboxOf(person));

/** Resolves an `attention` row whose attendee the operator found in the backend; only the e-mail, if any, is then due. */
export async function resolveAttendee(
  store: Store,
  now: number,
  key: string,
  attendeeId: string,
): Promise<boolean> {
  const id = cleanGuid(attendeeId);
  const job = await findJob(store, key);
  if (!id || !job) return false;
  return resolveJob(store, now, key, hasPass(job.kind) ? 'resolve as sent' : 'resolve as completed', id);
}

/** Finishes an `attention` row whose VIP application or enquiry the operator found in the backend. */
export async function resolveDone(store: Store, now: number, key: string): Promise<boolean> {
  const job = await findJob(store, key);
  return job !== undefined && !hasPass(job.kind) && resolveJob(store, now, key, 'resolve as completed');
}
