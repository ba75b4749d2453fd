import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Settings } from '../foundation/env.ts';
import { clientAddress, clientHeader } from '../http/client.ts';
import { keepRouterHeaders } from './router-headers.ts';

/** Request headers only our own proxies or Next itself may set. */
const inner =
  /^(x-forwarded-|x-middleware-|x-site-|x-real-ip$|forwarded$|next-resume$|x-invoke-|x-matched-path$|x-now-|content-security-policy)/;

/** Control characters, as they are or in percent-encoding; but for the tab, which people paste into a search. */
const control = /[\u0000-\u001f\u007f]|%(?:0[0-8a-f]|1[\da-f]|7f)/i;

/** Next answers a path whose percent-encoding is broken with 500 where a part of it is a parameter. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/** Characters of a request's path and query. */
const longestTarget = 8_192;

export type Sanitized = { kind: 'ok' } | { kind: 'refused'; status: 400 | 421; words: string };
const refused = (status: 400 | 421, words: string): Sanitized => ({ kind: 'refused', status, words });

/** `/x/../about?q=a b#c` → `/about?q=a%20b`: what Next would make of it, before anything is decided by the path. */
function normal(target: string): string {
  const { pathname, search } = new URL(`http://site${target}`);
  return pathname + search;
}

/**
 * With an https `SITE_URL` only that host is served, so that no cache keeps a page under another name. Ports do not count,
 * proxies leave them out; health is asked for by address.
 */
function isOurHost(host: string, target: string, site: URL): boolean {
  if (site.protocol !== 'https:' || target.startsWith('/api/health/')) return true;
  return URL.canParse(`http://${host}`) && new URL(`http://${host}`).hostname === site.hostname;
}

/** Replaces what the request says about itself by what we know, or refuses one that no browser of ours sends. */
export function sanitize(request: IncomingMessage, settings: Settings): Sanitized {
  const [host, ...otherHosts] = request.headersDistinct.host ?? [];
  const { url = '' } = request;
  if (!host || otherHosts.length > 0) return refused(400, 'Bad request');
  if (!url.startsWith('/') || url.length > longestTarget || control.test(url))
    return refused(400, 'Bad request');
  if (!isDecodable(url.split('?')[0] ?? '')) return refused(400, 'Bad request');
  const site = new URL(settings.siteUrl);
  request.url = normal(url);
  if (!isOurHost(host, request.url, site)) return refused(421, 'This website has another name');
  const forwarded = request.headersDistinct['x-forwarded-for']?.join(',');
  const address = clientAddress(request.socket.remoteAddress ?? '', forwarded, settings.trustProxy);
  for (const name of Object.keys(request.headers)) if (inner.test(name)) delete request.headers[name];
  keepRouterHeaders(request.headers);
  request.headers[clientHeader] = address;
  request.headers['x-forwarded-for'] = address;
  request.headers['x-forwarded-proto'] = site.protocol.slice(0, -1);
  request.headers['x-request-id'] = randomUUID();
  return { kind: 'ok' };
}
