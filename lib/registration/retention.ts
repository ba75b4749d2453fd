import { checkpoint, purgeJobs } from '../outbox/retention.ts';
import type { Store } from '../store/types.ts';
import { removeOldDrafts } from './upload-drafts.ts';

/**
 * Removes expired jobs and upload drafts (docs/product/registration.md#e7) and returns the number of rows changed. How long
 * they are kept stands in lib/outbox/retention.ts and upload-drafts.ts.
 */
export async function purge(store: Store, now: number): Promise<number> {
  const changed = (await purgeJobs(store, now)) + (await removeOldDrafts(store, now));
  if (changed > 0) await checkpoint(store);
  return changed;
}
