import { handler } from '@/lib/server/requests/handler';
import { json } from '@/lib/server/requests/responses';

/** Liveness: the process responds. For the store see /api/health/ready. */
export const GET = handler(() => json({ live: true }));
