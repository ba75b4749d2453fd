import { bucketsNamed } from '@/lib/http/buckets';
import { clientOf } from '@/lib/http/client-address';
import { shouldLog, parseReport } from '@/lib/http/csp-report';
import { readCapped } from '@/lib/http/request-body';
import { errorResponse } from '@/lib/http/error-response';
import { route } from '@/lib/http/route';
import { log } from '@/lib/foundation/log';
import { messages } from '@/app/api/messages';

export const dynamic = 'force-dynamic';
const maxBytes = 16 * 1024;

/** A page with a broken browser extension reports a dozen violations at once; more than sixty a minute add nothing. */
const rateLimit = () => bucketsNamed('csp-report', { capacity: 60, refillMs: 60_000 });

/** Takes CSP violation reports from browsers and logs directive and blocked host, at most once an hour each. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: async (request) => {
    const limit = rateLimit().take(clientOf(request));
    if (limit.kind === 'limited')
      return errorResponse(429, {
        code: 'limited',
        message: messages.enough,
        retryAfterMs: limit.retryAfterMs,
      });
    const body = await readCapped(request, maxBytes);
    if (body.kind === 'refused') return body.response;
    const violation = parseReport(new TextDecoder().decode(body.bytes));
    if (!violation) return errorResponse(400, { code: 'not-a-report', message: messages.noReport });
    if (shouldLog(violation)) log.warn('csp.violation', violation);
    return new Response(null, { status: 204 });
  },
});
