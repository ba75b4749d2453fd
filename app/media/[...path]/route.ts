import { mediaResponse } from '@/lib/server/embedded-backend/embedded-server';
import { env } from '@/lib/server/runtime/env';

/**
 * Sample uploads of the embedded backend, under /media/ so that the Content-Security-Policy treats videos as
 * same-origin.
 */
export async function GET(request: Request, { params }: RouteContext<'/media/[...path]'>) {
  const { path } = await params;
  if (env().backendUrl) return new Response('Not found', { status: 404 });
  return mediaResponse(path.join('/'), request.headers.get('range'));
}
