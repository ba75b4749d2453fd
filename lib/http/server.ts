import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { randomUUID } from 'node:crypto';
import { Server as NetServer } from 'node:net';
import type { Settings } from '../env.ts';
import { log } from '../log.ts';
import { measure } from '../metrics/requests.ts';
import { aliasOf, asksForNoCentre, cachedDocument, withoutOddMonth } from './aliases.ts';
import { clientAddress, clientHeader } from './client.ts';
import { compressing } from './compress.ts';
import { drainAll } from './drain.ts';
import { isFresh } from './fresh.ts';
import { closedPolicy, securityHeaders } from './headers.ts';
import { wasDeclaredMissing } from './missing.ts';

/**
 * The HTTP server in front of Next: `next start` with what it leaves out. It believes nothing a client says about where
 * it comes from, answers every request with the security headers (Next's own 400s included), takes no upgrades, and
 * stops without cutting anyone off.
 */
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Seconds a started request may still take after SIGTERM (security.md R13). */
const graceSeconds = 30;

/** Request headers only our own proxies or Next itself may set. */
const inner =
  /^(x-forwarded-|x-middleware-|x-site-|x-real-ip$|forwarded$|next-resume$|x-invoke-|x-matched-path$|content-security-policy)/;

/** Pages are read; only handlers under /api/ take anything. There are no Server Actions to post to. */
function allowedMethods(request: IncomingMessage): readonly string[] {
  const reading = ['GET', 'HEAD'];
  return request.url?.startsWith('/api/')
    ? [...reading, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
    : reading;
}

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
  response.end(`${words}\n`);
}

/** Rewrites what the request says about itself to what we know. Returns false for one no browser sends. */
function sanitize(request: IncomingMessage, settings: Settings): boolean {
  const hosts = request.headersDistinct.host ?? [];
  if (hosts.length !== 1 || !request.url?.startsWith('/') || request.url.length > 8192) return false;
  const forwarded = request.headersDistinct['x-forwarded-for']?.join(',');
  const address = clientAddress(request.socket.remoteAddress ?? '', forwarded, settings.trustProxy);
  for (const name of Object.keys(request.headers)) if (inner.test(name)) delete request.headers[name];
  const site = new URL(settings.siteUrl);
  request.headers[clientHeader] = address;
  request.headers['x-forwarded-for'] = address;
  request.headers['x-forwarded-proto'] = site.protocol.slice(0, -1);
  request.headers['x-request-id'] = randomUUID();
  return true;
}

/** Seconds a shared cache may hold a page. A build's pages are good until the next deploy, which no cache hears of. */
const pageSeconds = 300;

/**
 * Last words on the headers, once they are known. A document that nobody sealed gets the closed policy: no script, no
 * style, no frame. A page that Next would let caches keep for a year is kept for minutes, and served stale for a day.
 */
function finishHeaders(response: ServerResponse): void {
  const type = String(response.getHeader('content-type') ?? '');
  if (type.startsWith('text/html') && !response.hasHeader('content-security-policy'))
    response.setHeader('Content-Security-Policy', closedPolicy);
  if (response.getHeader('cache-control') === 's-maxage=31536000')
    response.setHeader('Cache-Control', `s-maxage=${pageSeconds}, stale-while-revalidate=86400`);
}

/** Set from the signal to stop on: kept-alive connections, a proxy's above all, are then let go with their next answer. */
let stopping = false;

/** The status of a page that turned out to be about nothing: its words are its own (lib/http/missing.ts). */
function statusOf(request: IncomingMessage, response: ServerResponse, noCentre: boolean): number {
  const declared = wasDeclaredMissing(request.headers['x-request-id']?.toString());
  if (!declared && !noCentre) return 200;
  response.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate');
  return 404;
}

/** Runs `finishHeaders` at the last moment, and answers 304 without a body to whoever holds the page already. */
function whenHeadersAreKnown(request: IncomingMessage, response: ServerResponse): void {
  // Asked now: Next may lead the request elsewhere.
  const noCentre = asksForNoCentre(request.url ?? '');
  const writeHead = response.writeHead.bind(response);
  const finished = (...args: unknown[]) => {
    finishHeaders(response);
    if (stopping) response.shouldKeepAlive = false;
    if (args[0] === 200) args[0] = statusOf(request, response, noCentre);
    const etag = response.getHeader('etag')?.toString();
    if (!isFresh(request, Number(args[0]), etag)) return Reflect.apply(writeHead, response, args);
    for (const name of ['content-length', 'content-encoding', 'content-type']) response.removeHeader(name);
    return writeHead(304);
  };
  response.writeHead = finished as typeof response.writeHead;
}

function listener(handle: Handler, settings: Settings, dev: boolean) {
  const headers = securityHeaders(settings.siteUrl);
  return (request: IncomingMessage, response: ServerResponse): void => {
    measure(request, response);
    for (const [name, value] of headers) response.setHeader(name, value);
    if (!sanitize(request, settings)) return refuse(response, 400, 'Bad request');
    const allowed = allowedMethods(request);
    if (!allowed.includes(request.method ?? '')) {
      response.setHeader('Allow', allowed.join(', '));
      return refuse(response, 405, 'Method not allowed');
    }
    const asked = request.url ?? '/';
    const page = aliasOf(asked);
    if (page) {
      response.writeHead(308, { Location: page });
      response.end();
      return;
    }
    request.url = withoutOddMonth(asked);
    // Pages under development are rendered anew each time and need eval: they go without a policy.
    if (!dev) whenHeadersAreKnown(request, response);
    // `rsc`: Next's router asks for the page's payload, not for the document.
    if (!dev && request.headers.rsc === undefined) request.url = cachedDocument(request.url);
    compressing(request, response);
    handle(request, response).catch((error: unknown) => {
      log.error('http.unhandled', { code: error instanceof Error ? error.name : 'unknown' });
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end();
    });
  };
}

/**
 * Runs `then` once nothing waits at the door. After a stretch of other work connections wait to be accepted, one for each
 * turn of the event loop, and requests to be read: closing before would reset them, and a proxy whose other instance is
 * away would have nobody left to ask.
 */
function whenQuiet(server: Server, then: () => void): void {
  let came = true;
  const turn = () => {
    if (!came) {
      server.off('connection', note);
      return then();
    }
    came = false;
    // Two turns to see a newcomer, two for what it says.
    setImmediate(() => setImmediate(() => setImmediate(() => setImmediate(turn))));
  };
  const note = () => {
    came = true;
  };
  server.on('connection', note);
  turn();
}

/** Stops accepting, lets running requests and registered work finish, then ends the process with code 0. */
function stopOnSignal(server: Server, close: () => Promise<void>): void {
  const stop = () => {
    if (stopping) return;
    stopping = true;
    // The close of net, not of http: that one would also close connections whose request has not been read yet.
    const closed = new Promise<void>((resolve) =>
      whenQuiet(server, () => NetServer.prototype.close.call(server, () => resolve())),
    );
    setInterval(() => whenQuiet(server, () => server.closeIdleConnections()), 100).unref();
    setTimeout(() => server.closeAllConnections(), graceSeconds * 1000).unref();
    void Promise.all([closed, drainAll()])
      .then(close)
      .finally(() => process.exit(0));
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** Serves the site at `settings.port`; resolves when it answers requests (instrumentation.ts has run by then). */
export async function serve(settings: Settings, { dev }: { dev: boolean }): Promise<Server> {
  Object.assign(process.env, {
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(settings.port),
    SITE_URL: settings.siteUrl,
  });
  const { default: next } = await import('next');
  const app = next({ dev, dir: process.cwd(), port: settings.port });
  await app.prepare();
  const server = createServer(
    {
      // Without an upgrade the request is an ordinary one: nothing here speaks WebSocket but the development server.
      shouldUpgradeCallback: () => dev,
      requestTimeout: 150_000,
      headersTimeout: 20_000,
      keepAliveTimeout: 65_000,
    },
    listener(app.getRequestHandler(), settings, dev),
  );
  stopOnSignal(server, () => app.close());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(settings.port, resolve);
  });
  return server;
}
