import { purgeJobs } from '../outbox/retention.ts';
import type { Store } from '../store/types.ts';
import { removeOldDrafts } from './upload-drafts.ts';

/**
 * Removes expired jobs and upload drafts (docs/product/registration.md#e7) and returns the number of rows changed. How long
 * they are kept stands in lib/outbox/retention.ts and upload-drafts.ts. `checkpoint` then clears the log of SQLite.
 */
export async function purge(store: Store, now: number): Promise<number> {
  return (await purgeJobs(store, now)) + (await removeOldDrafts(store, now));
}
