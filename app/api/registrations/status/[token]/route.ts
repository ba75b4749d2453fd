import { toJson } from '@/lib/forms/respond';
import { route } from '@/lib/http/route';
import { answerToToken } from '@/lib/registration/page-reply';

export const dynamic = 'force-dynamic';

/**
 * How a registration stands that was answered 202 (being finished): the same bodies and status codes as the response to the
 * post.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (_request: Request, { params }: RouteContext<'/api/registrations/status/[token]'>) => {
    const { token } = await params;
    return toJson(await answerToToken(token));
  },
});
