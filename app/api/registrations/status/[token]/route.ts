import { toJsonResponse } from '@/lib/server/forms/endpoint';
import { outcomeOfToken } from '@/lib/server/registration/registration-outcome';
import { wrapHandler } from '@/lib/server/requests/handler';

/** The state of a registration after a 202, with the bodies and status codes of the post; 404 for unknown tokens. */
export const GET = wrapHandler(
  async (_request: Request, { params }: RouteContext<'/api/registrations/status/[token]'>) => {
    const { token } = await params;
    return toJsonResponse(await outcomeOfToken(token));
  },
);
