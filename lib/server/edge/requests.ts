import { randomUUID } from 'node:crypto';
import {
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import { statSync } from 'node:fs';
import path from 'node:path';
import { parseAndValidateFlightRouterState } from 'next/dist/server/app-render/parse-and-validate-flight-router-state.js';
import type { Settings } from '../runtime/env.ts';
import { clientAddress, clientHeader } from '../http/rate-limit.ts';
import type { HeaderPair } from './headers.ts';

/** Request headers that only our own proxies or Next itself may set. */
const internalHeaders =
  /^(x-forwarded-|x-middleware-|x-site-|x-real-ip$|forwarded$|next-resume$|x-invoke-|x-matched-path$|x-now-|content-security-policy)/;

/** Control characters, raw or percent-encoded, except the tab, which people paste into a search. */
const controlCharacters = /[\u0000-\u001f\u007f]|%(?:0[0-8a-f]|1[\da-f]|7f)/i;

/** True if a path's percent-encoding is valid; Next responds 500 to an invalid one in a parameter. */
function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

/**
 * Maximum length of a request's path and query, as sent and normalised. Next repeats both in two headers of a redirect,
 * which must fit into nginx's header buffer (deploy/nginx.conf).
 */
const maxTargetLength = 4_096;

type Refusal = { kind: 'refused'; status: 400 | 414 | 421; text: string };
/** `requested` is the path and query as sent. */
type Sanitized = { kind: 'ok'; requested: string } | Refusal;
const refused = (status: Refusal['status'], text: string): Refusal => ({ kind: 'refused', status, text });

/** Normalises a target as Next would, before any decision by path: `/x/../about?q=a b#c` → `/about?q=a%20b`. */
function normalizeTarget(target: string): string {
  const { pathname, search } = new URL(`http://site${target}`);
  return pathname + search;
}

/** The host name without its port; undefined if invalid. */
const hostnameOf = (host: string): string | undefined =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : undefined;

/** Health checks may use any host or none, because load balancers know only the IP address. */
const isHealthCheck = (target: string) => target.startsWith('/api/health/');

/**
 * Path and query of a request as sent; undefined if no client may send it. A target in absolute form (RFC 9112, 3.2.2)
 * must match the Host header.
 */
function pathOf(url: string, host: string | undefined): string | undefined {
  if (controlCharacters.test(url)) return undefined;
  const [, authority, rest = ''] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(url) ?? [];
  if (authority !== undefined && (!host || hostnameOf(authority) !== hostnameOf(host))) return undefined;
  const path = authority === undefined ? url : rest.replace(/^(?!\/)/, '/');
  return path.startsWith('/') && isDecodable(path.split('?')[0] ?? '') ? path : undefined;
}

/**
 * True if a request is for our host. With an https `SITE_URL` only that host is served, so that no cache stores a page
 * under another name. Ports are ignored, because proxies omit them.
 */
const isOurHost = (host: string, target: string, site: URL): boolean =>
  site.protocol !== 'https:' || isHealthCheck(target) || hostnameOf(host) === site.hostname;

/** Maximum brackets of a state tree. Our deepest page has six levels, and Next takes 100 ms to check a thousand. */
const maxTreeBrackets = 40;

/** True if Next can parse a `Next-Router-State-Tree`; it responds 500 to any other. */
function isRouterState(header: string): boolean {
  if ((header.match(/\[|%5B/gi) ?? []).length > maxTreeBrackets) return false;
  try {
    return parseAndValidateFlightRouterState(header) !== undefined;
  } catch {
    return false;
  }
}

/** The headers of Next's router, and whether a value can be from its client. */
const routerHeaders: Readonly<Record<string, (value: string) => boolean>> = {
  // Next treats a request as its router's only if this header is `1`; otherwise it sends the document.
  rsc: (value) => value === '1',
  'next-router-state-tree': isRouterState,
  'next-router-prefetch': (value) => /^[123]$/.test(value),
  'next-router-segment-prefetch': (value) => /^\/[!-~]{0,500}$/.test(value),
  'next-url': (value) => /^\/[!-~]{0,2000}$/.test(value),
};

/**
 * Removes headers of Next's router that its client cannot have sent: all without `RSC: 1`, and each with an invalid value.
 * The request is then handled as if they had not been sent.
 */
export function dropInvalidRouterHeaders(headers: IncomingHttpHeaders): void {
  const asksForPayload = headers.rsc === '1';
  for (const [name, isValid] of Object.entries(routerHeaders)) {
    const value = headers[name];
    if (value !== undefined && !(asksForPayload && isValid(String(value)))) delete headers[name];
  }
}

/**
 * Replaces forwarded headers by trusted values and normalises the URL of a request. Rejects (400, 414, 421) requests
 * that no browser sends.
 */
export function sanitizeRequest(request: IncomingMessage, settings: Settings): Sanitized {
  const [sentHost, ...otherHosts] = request.headersDistinct.host ?? [];
  const site = new URL(settings.siteUrl);
  const requested = pathOf(request.url ?? '', sentHost);
  if (requested === undefined || otherHosts.length > 0) return refused(400, 'Bad request');
  const target = normalizeTarget(requested);
  // HTTP/1.0, which load balancers use for health checks, has no Host.
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
  dropInvalidRouterHeaders(request.headers);
  request.headers[clientHeader] = address;
  request.headers['x-forwarded-for'] = address;
  request.headers['x-forwarded-proto'] = site.protocol.slice(0, -1);
  request.headers['x-request-id'] = randomUUID();
  return { kind: 'ok', requested };
}

/** Responds in plain text and closes the connection; the request body is not read. */
export function refuse(response: ServerResponse, status: number, text: string): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end(body);
}

type Answer = readonly [status: number, sentence: string];
const badRequest: Answer = [400, 'Bad request'];

/** Responses to errors that Node handles before our code, by error code. */
const errorResponses: Readonly<Record<string, Answer>> = {
  HPE_HEADER_OVERFLOW: [431, 'The headers of the request are too long'],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: [413, 'The request is too large'],
  ERR_HTTP_REQUEST_TIMEOUT: [408, 'The request took too long'],
};

/**
 * Adds security headers and a sentence to error responses that Node sends itself (400, 408, 413, 417, 431). If a
 * response has already started on the connection, closes it without further bytes.
 */
export function handleClientErrors(server: Server, headers: readonly HeaderPair[]): void {
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    const running: unknown = Reflect.get(socket, '_httpMessage');
    const begun =
      typeof running === 'object' && running !== null && Reflect.get(running, 'headersSent') === true;
    if (!socket.writable || begun || error.code === 'ECONNRESET') return void socket.destroy();
    const [status, sentence] = errorResponses[error.code ?? ''] ?? badRequest;
    const body = `${sentence}\n`;
    const lines = [
      ...headers.map(([name, value]) => `${name}: ${value}`),
      'Content-Type: text/plain; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      'Connection: close',
    ];
    const head = [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines].join('\r\n');
    socket.end(`${head}\r\n\r\n${body}`, () => socket.destroy());
  });
}

/** Size in bytes of a file of public/, or undefined. */
function publicSize(pathname: string): number | undefined {
  if (!/^(\/[\w-]+)+\.\w+$/.test(pathname)) return undefined;
  const file = path.join(/* turbopackIgnore: true */ process.cwd(), 'public', pathname);
  return statSync(file, { throwIfNoEntry: false })?.size;
}

/**
 * Removes request headers to which Next's file server responds 500 if they cannot be met: `If-Match` and
 * `If-Unmodified-Since`, meant for writes, and every `Range` outside a file of public/ (a server may ignore a range:
 * RFC 9110, 14.2). URLs below /media/ keep it, because their handler reads ranges itself.
 */
export function dropUnsafeConditions({ headers, url = '/' }: Pick<IncomingMessage, 'headers' | 'url'>): void {
  delete headers['if-match'];
  delete headers['if-unmodified-since'];
  const [pathname = '/'] = url.split('?');
  if (headers.range === undefined || pathname.startsWith('/media/')) return;
  const [, from = '', to = ''] = /^bytes=(\d{1,12})-(\d{0,12})$/.exec(headers.range) ?? [];
  const size = from === '' ? undefined : publicSize(pathname);
  const isWithin = size !== undefined && Number(from) < size && (to === '' || Number(to) >= Number(from));
  if (!isWithin) delete headers.range;
}
