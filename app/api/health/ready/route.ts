import { json } from '@/lib/http/problem';
import { route } from '@/lib/http/route';
import { store } from '@/lib/store/store';
import { StoreError } from '@/lib/store/types';

export const dynamic = 'force-dynamic';

async function storeWritable(): Promise<boolean> {
  try {
    return await (await store()).writable();
  } catch (error) {
    if (error instanceof StoreError) return false;
    throw error;
  }
}

/**
 * Whether this instance can take registrations: 200, or 503 while the store cannot be written. Pages are served either
 * way, so a load balancer should take an instance out for /live, and alert a person for this one (security.md R8).
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async () => {
    const ready = await storeWritable();
    return json({ ready, store: ready ? 'writable' : 'not writable' }, ready ? 200 : 503);
  },
});
