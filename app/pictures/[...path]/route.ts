import { respondWithPicture } from '@/lib/server/drawing/pictures';

/** Pictures from the backend and from editors, resized (lib/server/drawing). */
export function GET({ url }: Request): Promise<Response> {
  const { pathname, search } = new URL(url);
  return respondWithPicture(pathname + search);
}
