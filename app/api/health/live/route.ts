export const dynamic = 'force-dynamic';

/** The process answers. Says nothing about the backend or the store; see /api/health/ready. */
export const GET = (): Response =>
  Response.json({ live: true }, { headers: { 'Cache-Control': 'no-store' } });
