import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../runtime/env.ts';

/** Request headers that only our proxies or Next itself may set. */
const internalHeaderPattern =
  /^(x-forwarded-|x-middleware-|x-real-ip$|forwarded$|next-resume$|x-invoke-|x-matched-path$|x-now-|content-security-policy)/;

/** Control characters, raw or percent-encoded, but not `%09`: people paste tabs into a search. */
const controlCharacterPattern = /[\u0000-\u001f\u007f]|%(?:0[0-8a-f]|1[\da-f]|7f)/i;

/** Health checks may use any host, because load balancers know only the IP address. */
const healthCheckPattern = /^\/api\/health\/(?:live|ready)$/;

/** Pages have no Server Actions. Under /api/, Next refuses what a handler does not export. */
const isAllowedMethod = (method: string, target: string) =>
  method === 'GET' || method === 'HEAD' || target.startsWith('/api/');

/** An https site serves only its own host, so that no cache stores a page under another name. */
const isOurHost = (host: string, target: string, site: URL): boolean =>
  site.protocol !== 'https:' ||
  healthCheckPattern.test(target) ||
  URL.parse(`http://${host}`)?.hostname === site.hostname;

/** Drops headers by which a client could forge its address or a host or use internals of Next; sets two of our own. */
function setTrustedHeaders(request: IncomingMessage, site: URL): void {
  for (const name of Object.keys(request.headers))
    if (internalHeaderPattern.test(name)) delete request.headers[name];
  Object.assign(request.headers, {
    'x-forwarded-proto': site.protocol.slice(0, -1),
    'x-request-id': randomUUID(),
  });
}

/**
 * Normalises the URL and headers of a request. Returns a refusal for an invalid URL (400), another method than GET and
 * HEAD outside /api/ (405) or another host (421); otherwise undefined.
 */
export function sanitiseRequest(
  request: IncomingMessage,
  settings: Settings,
): { status: number; text: string; allow?: string } | undefined {
  const { url: sentUrl = '', method = '' } = request;
  const url = sentUrl.startsWith('/') ? URL.parse(`http://site${sentUrl}`) : null;
  if (!url || controlCharacterPattern.test(sentUrl)) return { status: 400, text: 'Bad request' };
  const target = url.pathname + url.search;
  if (!isAllowedMethod(method, target))
    return { status: 405, text: 'Method not allowed', allow: 'GET, HEAD' };
  const site = new URL(settings.siteUrl);
  const host = (request.headers.host ||= site.host);
  if (!isOurHost(host, target, site)) return { status: 421, text: 'This server does not host that name' };
  request.url = target;
  setTrustedHeaders(request, site);
  return undefined;
}
