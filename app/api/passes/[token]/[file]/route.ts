import { errorResponse } from '@/lib/server/http/responses';
import { handler } from '@/lib/server/http/handler';
import { findDownload } from '@/lib/server/registration/downloads';

export const dynamic = 'force-dynamic';

const unknown = () => errorResponse(404, { code: 'unknown', message: 'We could not find that pass.' });

/**
 * The images of a pass and its calendar entry, drawn from the outbox row. Always attachments with constant file names.
 */
export const GET = handler(
  async (_request: Request, { params }: RouteContext<'/api/passes/[token]/[file]'>) => {
    const { token, file } = await params;
    const found = await findDownload(token, file);
    if (found.kind === 'none') return unknown();
    if (found.kind === 'busy')
      return errorResponse(503, {
        code: 'busy',
        message: 'We are making your pass. Please try again.',
        retryAfterMs: 2000,
      });
    return new Response(found.bytes, {
      headers: {
        'Content-Type': found.type,
        'Content-Disposition': `attachment; filename="${file}"`,
        'Cache-Control': 'no-store',
      },
    });
  },
);
