import { json } from '@/lib/server/http/responses';
import { route } from '@/lib/server/http/route';

export const dynamic = 'force-dynamic';

/** Liveness: the process responds. For the store see /api/health/ready. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: () => json({ live: true }) });
