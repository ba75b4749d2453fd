import { isNotModified } from '@/lib/server/http/responses';
import { answerPicture } from '@/lib/server/pictures/pictures';

/** Pictures from the backend and from editors, resized (lib/server/pictures). */
export async function GET({ url, headers }: Request): Promise<Response> {
  const { pathname, search } = new URL(url);
  const answer = await answerPicture(pathname + search);
  const etag = answer.headers.get('etag');
  if (!etag || !isNotModified((name) => headers.get(name), etag)) return answer;
  answer.headers.delete('content-type');
  return new Response(null, { status: 304, headers: answer.headers });
}
