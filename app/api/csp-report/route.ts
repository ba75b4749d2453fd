import { isNews, parseReport } from '@/lib/http/csp-report';
import { readCapped } from '@/lib/http/fields';
import { problem } from '@/lib/http/problem';
import { route } from '@/lib/http/route';
import { log } from '@/lib/log';

export const dynamic = 'force-dynamic';
const maxBytes = 16 * 1024;

/** Browsers report what a page's policy has blocked; the log gets the rule and the host, at most once an hour each. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: async (request) => {
    const bytes = await readCapped(request, maxBytes);
    if (!bytes) return problem(413, { code: 'too-large', message: 'A report is shorter than this.' });
    const violation = parseReport(new TextDecoder().decode(bytes));
    if (!violation) return problem(400, { code: 'not-a-report', message: 'This is not a policy report.' });
    if (isNews(violation)) log.warn('csp.violation', violation);
    return new Response(null, { status: 204 });
  },
});
