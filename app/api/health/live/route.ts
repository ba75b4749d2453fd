import { json } from '@/lib/server/http/responses';
import { handler } from '@/lib/server/http/handler';

/** Liveness: the process responds. For the store see /api/health/ready. */
export const GET = handler(() => json({ live: true }));
