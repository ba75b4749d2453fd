import { bucketsNamed, clientOf } from '@/lib/server/http/rate-limit';
import { shouldLog, parseReport } from '@/lib/server/http/csp-report';
import { readCapped } from '@/lib/server/http/body';
import { errorResponse } from '@/lib/server/http/responses';
import { handler } from '@/lib/server/http/handler';
import { log } from '@/lib/server/runtime/log';

export const dynamic = 'force-dynamic';
const maxBytes = 16 * 1024;

/** A broken browser extension causes a dozen violations per page; more than sixty a minute add no information. */
const rateLimit = () => bucketsNamed('csp-report', { capacity: 60, refillMs: 60_000 });

/** Receives CSP violation reports and logs directive and blocked host, each at most once an hour. */
export const POST = handler(async (request) => {
  const limit = rateLimit().take(clientOf(request));
  if (limit.kind === 'limited')
    return errorResponse(429, {
      code: 'limited',
      message: 'That is enough for now.',
      retryAfterMs: limit.retryAfterMs,
    });
  const body = await readCapped(request, maxBytes);
  if (body.kind === 'refused') return body.response;
  const violation = parseReport(new TextDecoder().decode(body.bytes));
  if (!violation)
    return errorResponse(400, { code: 'not-a-report', message: 'This is not a policy report.' });
  if (shouldLog(violation)) log.warn('csp.violation', violation);
  return new Response(null, { status: 204 });
});
