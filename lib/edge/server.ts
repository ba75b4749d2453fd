import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Settings } from '../foundation/env.ts';
import { log } from '../foundation/log.ts';
import { logConsole } from '../foundation/log-console.ts';
import { measure } from '../metrics/requests.ts';
import { parsePictureAddress, picturesPath } from '../foundation/picture-address.ts';
import { redirectOf, cachedDocument, withoutInvalidMonth } from './redirects.ts';
import { completeWhenSent, refuse } from './answer.ts';
import { compressResponse } from './compress.ts';
import { dropUnsafeConditions } from './file-conditions.ts';
import { securityHeaders } from './headers.ts';
import { handleClientErrors } from './node-answers.ts';
import { answerPageData } from './page-data.ts';
import { withoutUnreadQuery } from './page-query.ts';
import { sanitizeRequest } from './sanitize-request.ts';
import { stopOnSignal } from './shutdown.ts';

/**
 * The HTTP server in front of Next, in place of `next start`. It trusts no client about its address, sets the security
 * headers on every response (Next's and Node's own errors included), accepts no upgrades, and limits the duration of
 * requests.
 */
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Timeouts in milliseconds after which a slow client's connection is closed (docs/security.md#s3). */
export const serverLimits = {
  /** From the first byte of a request to the end of its headers. */
  headers: 20_000,
  /** From the first byte of a request to the end of its body. */
  request: 150_000,
  /** Idle time in both directions; Node applies it twice to a client that does not read a response. */
  idle: 60_000,
  /** From a request to the end of its response; enough for 5 MB at 9 kB/s. */
  response: 600_000,
  /** From the end of a response to the end of a body that was not waited for, so that the client can read the response. */
  linger: 15_000,
  /** Between two requests; longer than a proxy keeps its connections. */
  keepAlive: 65_000,
  /** Interval at which the first two are checked. */
  check: 5_000,
};

/** Pages allow reading only, handlers under /api/ all methods. There are no Server Actions to post to. */
function allowedMethods(request: IncomingMessage): readonly string[] {
  const reading = ['GET', 'HEAD'];
  return request.url?.startsWith('/api/')
    ? [...reading, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
    : reading;
}

/** The address passed to Next: the cached page where there is one, without query parameters that the page does not read. */
function addressForNext(requestedUrl: string, payload: boolean): string {
  // Next serves its own error page under this path with status 500.
  if (requestedUrl.split('?')[0] === '/_global-error') return '/404';
  const address = withoutInvalidMonth(withoutUnreadQuery(requestedUrl, payload));
  return payload ? address : cachedDocument(address);
}

/** Closes the connection of a client that goes on sending its body `lingerMs` after the response (docs/security.md#s3). */
function limitUnreadBody(request: IncomingMessage, response: ServerResponse, lingerMs: number): void {
  // Node detaches the socket from a request that has ended.
  const { socket } = request;
  response.once('finish', () => {
    if (request.complete) return;
    setTimeout(() => {
      if (!request.complete) socket.destroy();
    }, lingerMs).unref();
  });
}

/** The request listener, with the steps in order. */
function listener(handle: Handler, settings: Settings, dev: boolean, limits: typeof serverLimits) {
  const headers = securityHeaders(settings.siteUrl);
  return (request: IncomingMessage, response: ServerResponse): void => {
    measure(request, response);
    limitUnreadBody(request, response, limits.linger);
    for (const [name, value] of headers) response.setHeader(name, value);
    const originalUrl = request.url;
    const sanitized = sanitizeRequest(request, settings);
    if (sanitized.kind === 'refused') return refuse(response, sanitized.status, sanitized.text);
    const allowed = allowedMethods(request);
    if (!allowed.includes(request.method ?? '')) {
      response.setHeader('Allow', allowed.join(', '));
      return refuse(response, 405, 'Method not allowed');
    }
    const requestedUrl = request.url ?? '/';
    // A picture has one address: one that had to be normalised first (`/./`) is not found.
    if (
      requestedUrl.startsWith(picturesPath) &&
      (originalUrl !== requestedUrl || !parsePictureAddress(requestedUrl))
    )
      return refuse(response, 404, 'Not found');
    dropUnsafeConditions(request);
    const redirectTarget = redirectOf(requestedUrl);
    if (redirectTarget) {
      response.writeHead(308, { Location: redirectTarget });
      response.end();
      return;
    }
    const timer = setTimeout(() => response.destroy(), limits.response).unref();
    response.once('close', () => clearTimeout(timer));
    // Pages in development are rendered each time and need eval, so they have no policy.
    if (!dev) completeWhenSent(request, response);
    request.url = dev
      ? withoutInvalidMonth(requestedUrl)
      : addressForNext(requestedUrl, request.headers.rsc !== undefined);
    compressResponse(request, response);
    if (answerPageData(request, response)) return;
    handle(request, response).catch((error: unknown) => {
      log.error('http.unhandled', { code: error instanceof Error ? error.name : 'unknown' });
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end();
    });
  };
}

/** Creates the server around Next's request handler, not yet listening. `limits` in milliseconds; tests pass short ones. */
export function createSiteServer(
  handle: Handler,
  settings: Settings,
  { dev = false, limits = serverLimits }: { dev?: boolean; limits?: typeof serverLimits } = {},
): Server {
  const server = createServer(
    {
      // Without an upgrade the request is an ordinary one; only the development server uses WebSocket.
      shouldUpgradeCallback: () => dev,
      // `sanitizeRequest` refuses such a request, with the security headers.
      requireHostHeader: false,
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: limits.check,
    },
    listener(handle, settings, dev, limits),
  );
  // The development server keeps an idle WebSocket open.
  server.timeout = dev ? 0 : limits.idle;
  const headers = securityHeaders(settings.siteUrl);
  handleClientErrors(server, headers);
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    refuse(response, 417, 'Expectation failed');
  });
  return server;
}

/** Listens on the configured address and port; rejects when that fails. */
export function listen(server: Server, { port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
}

/** Serves the site at `settings.port`; resolves when it accepts requests, after instrumentation.ts has run. */
export async function serve(settings: Settings, { dev }: { dev: boolean }): Promise<Server> {
  Object.assign(process.env, {
    NODE_ENV: dev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(settings.port),
    SITE_URL: settings.siteUrl,
  });
  if (!dev) logConsole();
  const { default: next } = await import('next');
  const app = next({ dev, dir: process.cwd(), port: settings.port });
  await app.prepare();
  const server = createSiteServer(app.getRequestHandler(), settings, { dev });
  stopOnSignal(server, () => app.close());
  await listen(server, settings);
  return server;
}
