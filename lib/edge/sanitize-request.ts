import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../foundation/env.ts';
import { clientAddress, clientHeader } from '../http/client-address.ts';
import { sanitizeRouterHeaders } from './router-headers.ts';

/** Request headers that only our own proxies or Next itself may set. */
const internalHeaders =
  /^(x-forwarded-|x-middleware-|x-site-|x-real-ip$|forwarded$|next-resume$|x-invoke-|x-matched-path$|x-now-|content-security-policy)/;

/** Control characters, raw or percent-encoded, without the tab, which people paste into a search. */
const controlCharacters = /[\u0000-\u001f\u007f]|%(?:0[0-8a-f]|1[\da-f]|7f)/i;

/** Whether a path's percent-encoding is valid; Next responds 500 to an invalid one in a parameter. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * Maximum length of a request's path and query, as sent and normalised. Next repeats both in two headers of a redirect, which
 * must fit the buffer that nginx has for headers (deploy/nginx.conf).
 */
const maxTargetLength = 4_096;

type Refusal = { kind: 'refused'; status: 400 | 414 | 421; text: string };
type Sanitized = { kind: 'ok' } | Refusal;
const refused = (status: Refusal['status'], text: string): Refusal => ({ kind: 'refused', status, text });

/** Normalises a target as Next would, before anything is decided by the path: `/x/../about?q=a b#c` → `/about?q=a%20b`. */
function normalizeTarget(target: string): string {
  const { pathname, search } = new URL(`http://site${target}`);
  return pathname + search;
}

/**
 * Whether a request names our host: with an https `SITE_URL` only that host is served, so that no cache keeps a page under
 * another name. Ports are ignored, because proxies leave them out; health checks may name any host, because they use the IP
 * address.
 */
function isOurHost(host: string, target: string, site: URL): boolean {
  if (site.protocol !== 'https:' || target.startsWith('/api/health/')) return true;
  return URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname === site.hostname;
}

/**
 * Replaces forwarded headers by trusted values and normalises the address of a request; refuses (400, 414, 421) one that no
 * browser sends.
 */
export function sanitizeRequest(request: IncomingMessage, settings: Settings): Sanitized {
  const [host, ...otherHosts] = request.headersDistinct.host ?? [];
  const { url = '' } = request;
  if (!host || otherHosts.length > 0) return refused(400, 'Bad request');
  if (!url.startsWith('/') || controlCharacters.test(url)) return refused(400, 'Bad request');
  if (!isDecodable(url.split('?')[0] ?? '')) return refused(400, 'Bad request');
  const site = new URL(settings.siteUrl);
  request.url = normalizeTarget(url);
  if (Math.max(url.length, request.url.length) > maxTargetLength)
    return refused(414, 'The address is too long');
  if (!isOurHost(host, request.url, site)) return refused(421, 'This website has another name');
  const forwarded = request.headersDistinct['x-forwarded-for']?.join(',');
  const address = clientAddress(request.socket.remoteAddress ?? '', forwarded, settings.trustProxy);
  for (const name of Object.keys(request.headers))
    if (internalHeaders.test(name)) delete request.headers[name];
  sanitizeRouterHeaders(request.headers);
  request.headers[clientHeader] = address;
  request.headers['x-forwarded-for'] = address;
  request.headers['x-forwarded-proto'] = site.protocol.slice(0, -1);
  request.headers['x-request-id'] = randomUUID();
  return { kind: 'ok' };
}
