import { wrapHandler } from '@/lib/server/requests/handler';
import { jsonResponse } from '@/lib/server/requests/responses';
import { isStoreWritable } from '@/lib/server/store/store';

/**
 * Readiness for registrations. Pages are served either way, so load balancers should use /live, and this one should
 * alert a person (docs/operations.md).
 */
export const GET = wrapHandler(async () => {
  const isReady = await isStoreWritable();
  return jsonResponse({ ready: isReady, store: isReady ? 'writable' : 'not writable' }, isReady ? 200 : 503);
});
