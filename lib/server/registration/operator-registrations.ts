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
 * Resolves an `attention` row that the operator found in the backend: with the `attendeeId` only the email, if any, is
 * due; without it nothing. False if the id is no GUID, a row with a pass has none, or no such row needs attention.
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
