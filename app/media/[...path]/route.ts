import { mediaResponse } from '@/lib/embedded-backend/media';
import { env } from '@/lib/foundation/env';

/** The embedded backend's sample uploads, under /media/ so that films are our own to the policy. */
export async function GET(request: Request, { params }: RouteContext<'/media/[...path]'>) {
  const { path } = await params;
  if (env().backendUrl) return new Response('Not found', { status: 404 });
  return mediaResponse(path.join('/'), request.headers.get('range'));
}
