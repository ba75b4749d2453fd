import { cleanGuid } from '../backend/parse-rows.ts';
import type { Job } from '../store/outbox/job.ts';
import { resolveJob } from '../store/outbox/operator-jobs.ts';
import { findByKeyStart, findByContact, findJob } from '../store/outbox/outbox.ts';
import type { Store } from '../store/sql.ts';
import { hasPass, isReference, keyStartOf, mailboxDigest } from './registration.ts';

/** Registrations of an email address whose answers are kept, or VIP applications of a reference; oldest first. */
export const findRegistrations = (store: Store, person: string): Promise<Job[]> =>
  isReference(person)
    ? findByKeyStart(store, 'vip', keyStartOf(person))
    : findByContact(store, mailboxDigest(person));

/**
 * Resolves a row in `attention` that the operator found in the backend: a registration with a pass needs its
 * `attendeeId`, and its email becomes due; a VIP application or enquiry is done. False if the id is missing or no GUID,
 * or if no such row needs attention.
 */
export async function resolveFound(
  store: Store,
  now: number,
  key: string,
  attendeeId?: string,
): Promise<boolean> {
  const id = cleanGuid(attendeeId);
  const job = await findJob(store, key);
  if (!job || (attendeeId === undefined ? hasPass(job.kind) : !id)) return false;
  return resolveJob(store, now, key, hasPass(job.kind) ? 'resolve as sent' : 'resolve as completed', id);
}
