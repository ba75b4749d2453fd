import { json } from '@/lib/server/requests/responses';
import { handler } from '@/lib/server/requests/handler';

/** Liveness: the process responds. For the store see /api/health/ready. */
export const GET = handler(() => json({ live: true }));
