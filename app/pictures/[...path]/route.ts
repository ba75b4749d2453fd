import { answerPicture } from '@/lib/pictures/answer';

/** Pictures of the backend and of editors, resized (lib/pictures). */
export function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  return answerPicture(pathname + search);
}
