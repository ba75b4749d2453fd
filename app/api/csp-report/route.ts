import { bodyRefusal, readText } from '@/lib/server/requests/body';
import { handler } from '@/lib/server/requests/handler';
import { bucketsNamed } from '@/lib/server/requests/rate-limit';
import { errorResponse } from '@/lib/server/requests/responses';
import { log } from '@/lib/server/runtime/log';
import { hourMs } from '@/lib/shared/util/durations';
import { isRecord, parseJson } from '@/lib/shared/util/values';

/** A faulty browser extension causes a dozen violations on each page; sixty lines an hour say enough. */
const lineLimit = () => bucketsNamed('csp-report', { capacity: 60, refillMs: hourMs });

const safeWord = (value: unknown) =>
  String(value)
    .replace(/[^\w.-]/g, '')
    .slice(0, 80);

/** Logs the directive of a CSP violation and the host or kind of its source, never a whole URL. */
export const POST = handler(async (request) => {
  const read = await readText(request, 16 * 1024);
  if (read.kind === 'refused') return errorResponse(bodyRefusal(read.code));
  const body = parseJson(read.text);
  const report = isRecord(body) ? body['csp-report'] : undefined;
  if (isRecord(report) && lineLimit().take('all').kind === 'ok') {
    const blocked = String(report['blocked-uri']);
    log.warn('csp.violation', {
      directive: safeWord(report['effective-directive'] ?? report['violated-directive']),
      blocked: safeWord(URL.parse(blocked)?.host ?? blocked),
    });
  }
  return new Response(null, { status: 204 });
});
