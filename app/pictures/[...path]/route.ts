import { respondWithPicture } from '@/lib/server/drawing/pictures';
import { isNotModified } from '@/lib/server/requests/responses';

/** Pictures from the backend and from editors, resized (lib/server/drawing). */
export async function GET({ url, headers }: Request): Promise<Response> {
  const { pathname, search } = new URL(url);
  const response = await respondWithPicture(pathname + search);
  const etag = response.headers.get('etag');
  if (!etag || !isNotModified((name) => headers.get(name), etag)) return response;
  response.headers.delete('content-type');
  return new Response(null, { status: 304, headers: response.headers });
}
