import { readText } from '@/lib/server/requests/body';
import { wrapHandler } from '@/lib/server/requests/handler';
import { errorResponse } from '@/lib/server/requests/responses';
import { logThrottled } from '@/lib/server/runtime/log';
import { isRecord, parseJson } from '@/lib/shared/util/values';

const safeWord = (value: unknown) =>
  String(value)
    .replace(/[^\w.-]/g, '')
    .slice(0, 80);

/** Logs the directive of a CSP violation and the host or kind of its source, never a whole URL. */
export const POST = wrapHandler(async (request) => {
  const reading = await readText(request, 16 * 1024);
  if (reading.kind === 'refused') return errorResponse(reading);
  const body = parseJson(reading.text);
  const report = isRecord(body) ? body['csp-report'] : undefined;
  if (isRecord(report)) {
    const blockedUri = String(report['blocked-uri']);
    const directive = safeWord(report['effective-directive'] ?? report['violated-directive']);
    // Throttled, because a faulty browser extension can cause many violations on each page.
    logThrottled('csp.violation', `${directive} ${safeWord(URL.parse(blockedUri)?.host ?? blockedUri)}`);
  }
  return new Response(null, { status: 204 });
});
