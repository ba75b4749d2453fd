import { wrapHandler } from '@/lib/server/requests/handler';
import { jsonResponse } from '@/lib/server/requests/responses';

/** Liveness: the process responds. For the store see /api/health/ready. */
export const GET = wrapHandler(() => jsonResponse({ live: true }));
