import { cleanGuid } from '../backend/parse-rows.ts';
import type { Job } from '../store/outbox/job.ts';
import { resolveJob } from '../store/outbox/operator-jobs.ts';
import { findByKeyStart, findByContact, findJob } from '../store/outbox/outbox.ts';
import type { Store } from '../store/sql.ts';
import { hasPass, isReference, keyStartOf, mailboxDigest } from './registration.ts';

/** Registrations of an email address, or the VIP application of a reference, oldest first, whose answers are kept. */
export const findRegistrations = (store: Store, person: string): Promise<Job[]> =>
  isReference(person)
    ? findByKeyStart(store, 'vip', keyStartOf(person))
    : findByContact(store, mailboxDigest(person));

/**
 * Resolves an `attention` row whose attendee the operator found in the backend; then only the email, if any, is due.
 * Resolves with false if the id is no GUID, or no such row needs attention.
 */
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
