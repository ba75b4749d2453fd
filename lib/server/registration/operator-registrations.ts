import { cleanGuid } from '../backend/parse-rows.ts';
import type { Job } from '../store/outbox/job.ts';
import { resolveJob } from '../store/outbox/operator-jobs.ts';
import { findJobsByKeyStart, findJobsByContact, findJob } from '../store/outbox/outbox.ts';
import type { Store } from '../store/sql.ts';
import { hasPass, isReference, keyStartOf, mailboxDigestOf } from './registration.ts';

/** Finds registrations of an email address whose answers are kept, or VIP applications of a reference; oldest first. */
export const findRegistrations = (store: Store, emailOrReference: string): Promise<Job[]> =>
  isReference(emailOrReference)
    ? findJobsByKeyStart(store, 'vip', keyStartOf(emailOrReference))
    : findJobsByContact(store, mailboxDigestOf(emailOrReference));

/**
 * Resolves a row in `attention` that an operator found in the backend. A registration with a pass needs its
 * `attendeeId`, and its email becomes due; other rows are done. False if the id is missing or no GUID, or if no row in
 * `attention` has this key.
 */
export async function resolveFoundRegistration(
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
