import { toJson } from '@/lib/forms/answer';
import { route } from '@/lib/http/route';
import { answerToStatus } from '@/lib/registration/answer';
import { findPass, passFiles } from '@/lib/registration/passes';

export const dynamic = 'force-dynamic';

/** The status link of a 202 (docs/product/registration.md#e4): same bodies and status codes as the response to the POST. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: async (_request: Request, { params }: RouteContext<'/api/registrations/status/[token]'>) => {
    const { token } = await params;
    const state = await findPass(token);
    const drawn = state.kind === 'ready' ? await passFiles(token) : undefined;
    return toJson(answerToStatus(state, drawn?.kind === 'ok' ? drawn.files.map(({ name }) => name) : []));
  },
});
