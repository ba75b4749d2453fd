import { json } from '@/lib/http/error-response';
import { route } from '@/lib/http/route';

export const dynamic = 'force-dynamic';

/** The process answers. Says nothing about the store; that is /api/health/ready. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: () => json({ live: true }) });
