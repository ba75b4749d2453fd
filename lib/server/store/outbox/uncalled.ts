import { LRUCache } from 'lru-cache';
import { hourMs } from '../../../shared/util/durations.ts';
import { singleton } from '../../runtime/process.ts';
import { isStoreError } from '../sql.ts';
import { type Claim, toJob } from './job.ts';

/** Claims of this process whose commit was not confirmed, so that nothing was sent for them, by key. */
export const uncalled = () =>
  singleton('outbox.uncalled', () => new LRUCache<string, Claim>({ max: 100, ttl: hourMs }));

/** Remembers the claims of a failed statement, which may still take effect. */
export function rememberUncalled(error: unknown): void {
  if (!isStoreError(error)) return;
  for (const { idempotencyKey, claims, state } of error.unconfirmed.map(toJob))
    if (state === 'calling') uncalled().set(idempotencyKey, { idempotencyKey, claims });
}
