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
/** `requested` is the path and query as sent. */
type Sanitized = { kind: 'ok'; requested: string } | Refusal;
const refused = (status: Refusal['status'], text: string): Refusal => ({ kind: 'refused', status, text });

/** Normalises a target as Next would, before anything is decided by the path: `/x/../about?q=a b#c` → `/about?q=a%20b`. */
function normalizeTarget(target: string): string {
  const { pathname, search } = new URL(`http://site${target}`);
  return pathname + search;
}

/** The name without its port; undefined where it is none. */
const hostnameOf = (host: string): string | undefined =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined;

/** Health checks may name any host or none, because load balancers know the IP address only. */
const isHealthCheck = (target: string) => target.startsWith('/api/health/');

/**
 * The path and query of a request as sent; undefined where no client may send them. A target in absolute form (RFC 9112,
 * 3.2.2) must name the host of the header.
 */
function pathOf(url: string, host: string | undefined): string | undefined {
  if (controlCharacters.test(url)) return undefined;
  const [, authority, rest = ''] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(url) ?? [];
  if (authority !== undefined && (!host || hostnameOf(authority) !== hostnameOf(host))) return undefined;
  const path = authority === undefined ? url : rest.replace(/^(?!\/)/, '/');
  return path.startsWith('/') && isDecodable(path.split('?')[0] ?? '') ? path : undefined;
}

/**
 * Whether a request names our host: with an https `SITE_URL` only that host is served, so that no cache keeps a page under
 * another name. Ports are ignored, because proxies leave them out.
 */
const isOurHost = (host: string, target: string, site: URL): boolean =>
  site.protocol !== 'https:' || isHealthCheck(target) || hostnameOf(host) === site.hostname;

/**
 * Replaces forwarded headers by trusted values and normalises the address of a request; refuses (400, 414, 421) one that no
 * browser sends.
 */
export function sanitizeRequest(request: IncomingMessage, settings: Settings): Sanitized {
  const [sentHost, ...otherHosts] = request.headersDistinct.host ?? [];
  const site = new URL(settings.siteUrl);
  const requested = pathOf(request.url ?? '', sentHost);
  if (requested === undefined || otherHosts.length > 0) return refused(400, 'Bad request');
  const target = normalizeTarget(requested);
  // HTTP/1.0, in which load balancers send health checks, has no Host.
  const isHostless = request.httpVersion === '1.0' && isHealthCheck(target);
  const host = sentHost || (isHostless ? site.host : undefined);
  if (!host) return refused(400, 'Bad request');
  request.headers.host = host;
  request.url = target;
  if (Math.max(requested.length, target.length) > maxTargetLength)
    return refused(414, 'The address is too long');
  if (!isOurHost(host, target, site)) return refused(421, 'This website has another name');
  const forwarded = request.headersDistinct['x-forwarded-for']?.join(',');
  const address = clientAddress(request.socket.remoteAddress ?? '', forwarded, settings.trustProxy);
  for (const name of Object.keys(request.headers))
    if (internalHeaders.test(name)) delete request.headers[name];
  sanitizeRouterHeaders(request.headers);
  request.headers[clientHeader] = address;
  request.headers['x-forwarded-for'] = address;
  request.headers['x-forwarded-proto'] = site.protocol.slice(0, -1);
  request.headers['x-request-id'] = randomUUID();
  return { kind: 'ok', requested };
}
