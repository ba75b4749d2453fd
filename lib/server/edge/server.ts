import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import compression from 'compression';
import type { Settings } from '../runtime/env.ts';
import { log, logConsole } from '../runtime/log.ts';
import { measure } from './request-metrics.ts';
import { parsePictureAddress, picturesPath } from '../../shared/util/pictures.ts';
import { createDocuments } from './document.ts';
import { dropUnsafeConditions, handleClientErrors, refuse, sanitizeRequest } from './requests.ts';
import { securityHeaders } from './headers.ts';
import { cachePolicyOf, redirectOf, withoutUnreadQuery } from './addresses.ts';
import { buildFiles, type BuildFiles } from './prepare-document.ts';
import { closeWhenStopping, stopOnSignal } from './shutdown.ts';
import { createPageThrottle } from './page-throttle.ts';

/**
 * The HTTP server around Next, instead of `next start`. Takes the client's address from trusted proxies only, sets
 * security headers on every response (errors of Next and Node included), accepts no upgrades, and limits the duration
 * of requests.
 */

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Timeouts in ms for slow clients (docs/security.md#s3). */
export const serverLimits = {
  /** From the first byte of a request to the end of its headers. */
  headers: 20_000,
  /** From the first byte of a request to the end of its body. */
  request: 150_000,
  /** Idle time in both directions; Node applies it twice to a client that does not read. */
  idle: 60_000,
  /** From a request to the end of its response; enough for 5 MB at 9 kB/s. */
  response: 600_000,
  /** From the end of a response to the end of an unread request body; lets the client read the response. */
  linger: 15_000,
  /** Between two requests; longer than proxies keep connections. */
  keepAlive: 65_000,
  /** Interval at which Node checks `headers` and `request`. */
  check: 5_000,
};

/** Allowed methods: pages are read-only and have no Server Actions; handlers under /api/ decide themselves. */
function allowedMethods(request: IncomingMessage): readonly string[] {
  const reading = ['GET', 'HEAD'];
  return request.url?.startsWith('/api/')
    ? [...reading, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
    : reading;
}

/** The address passed to Next: without query parameters that the page does not read. */
function addressForNext(requestedUrl: string, payload: boolean): string {
  // Next serves its own error page at this path with status 500.
  if (requestedUrl.split('?')[0] === '/_global-error') return '/404';
  return withoutUnreadQuery(requestedUrl, payload);
}

/**
 * Closes the connection if a client still sends its body `lingerMs` after the end of the response
 * (docs/security.md#s3).
 */
function limitUnreadBody(request: IncomingMessage, response: ServerResponse, lingerMs: number): void {
  // Node detaches the socket from a finished request.
  const { socket } = request;
  response.once('finish', () => {
    if (request.complete) return;
    setTimeout(() => {
      if (!request.complete) socket.destroy();
    }, lingerMs).unref();
  });
}

/**
 * Calls `listen` with one request per connection at a time. Node reports pipelined requests all at once, so a few
 * connections could request thousands of pages (docs/security.md#s3).
 */
function oneAfterAnother(
  listen: (request: IncomingMessage, response: ServerResponse) => Promise<void>,
): (request: IncomingMessage, response: ServerResponse) => void {
  const lastAnswers = new WeakMap<Socket, Promise<void>>();
  return (request, response) => {
    const before = lastAnswers.get(request.socket);
    lastAnswers.set(request.socket, new Promise((resolve) => response.once('close', resolve)));
    if (before) void before.then(() => listen(request, response));
    else void listen(request, response);
  };
}

/** True if Next renders the response, not a handler or a file of the build. */
const isMadeByNext = (address: string) => !/^\/(?:api|_next)\//.test(address);

type ServerOptions = {
  dev?: boolean;
  /** Timeouts in ms; tests pass shorter ones. */
  limits?: typeof serverLimits;
  /** Loader and style sheets of the build; without them documents are not changed. */
  files?: BuildFiles;
};

/** Creates the request listener: all steps of a request, in order. */
function listener(
  handle: Handler,
  settings: Settings,
  { dev = false, limits = serverLimits, files }: ServerOptions,
) {
  const headers = securityHeaders(settings.siteUrl);
  const compress = compression();
  const throttle = createPageThrottle();
  const document = createDocuments({ mediaBaseUrl: settings.mediaBaseUrl, ...(files && { files }) });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    response.setMaxListeners(20); // Node warns above 10 listeners; Next and this file together have 10.
    measure(request, response);
    limitUnreadBody(request, response, limits.linger);
    throttle.track(request, response);
    for (const [name, value] of headers) response.setHeader(name, value);
    const sanitized = sanitizeRequest(request, settings);
    if (sanitized.kind === 'refused') return refuse(response, sanitized.status, sanitized.text);
    const { requested } = sanitized;
    const allowed = allowedMethods(request);
    if (!allowed.includes(request.method ?? '')) {
      response.setHeader('Allow', allowed.join(', '));
      return refuse(response, 405, 'Method not allowed');
    }
    const requestedUrl = request.url ?? '/';
    // A picture has one URL: one that had to be normalised (`/./`) is not found.
    if (
      requestedUrl.startsWith(picturesPath) &&
      (requested !== requestedUrl || !parsePictureAddress(requestedUrl))
    )
      return refuse(response, 404, 'Not found');
    dropUnsafeConditions(request);
    const redirectTarget = redirectOf(requestedUrl, requested);
    if (redirectTarget) {
      response.writeHead(308, { Location: redirectTarget });
      response.end();
      return;
    }
    const timer = setTimeout(() => response.destroy(), limits.response).unref();
    response.once('close', () => clearTimeout(timer));
    closeWhenStopping(response);
    request.url = addressForNext(requestedUrl, request.headers.rsc !== undefined);
    compress(request, response, () => undefined);
    if (isMadeByNext(requestedUrl)) await throttle.acquire();
    // In development pages are rendered per request and need eval, so they get no policy.
    if (!dev && document(request, response, cachePolicyOf(requestedUrl, request.url))) return;
    // Passes HEAD to Next as GET, so that the headers are equal and the page can be prepared and cached; Node omits the
    // body.
    if (request.method === 'HEAD') request.method = 'GET';
    try {
      await handle(request, response);
    } catch (error) {
      log.error('http.unhandled', { code: error instanceof Error ? error.name : 'unknown' });
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end();
    }
  };
}

/** Creates the server around Next's request handler; does not listen yet. */
export function createSiteServer(handle: Handler, settings: Settings, options: ServerOptions = {}): Server {
  const { dev = false, limits = serverLimits } = options;
  const listen = listener(handle, settings, options);
  const server = createServer(
    {
      // Without an upgrade the request is an ordinary one; only the development server uses WebSocket.
      shouldUpgradeCallback: () => dev,
      // Node would reject a request without Host itself; `sanitizeRequest` does so with security headers.
      requireHostHeader: false,
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: limits.check,
    },
    oneAfterAnother(listen),
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

/** Listens on the configured address and port; rejects if that fails. */
export function listen(server: Server, { port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
}

/**
 * Serves the site at `settings.port` from the build in `folder`, or in development without one. Resolves when it
 * accepts requests, after instrumentation.ts has run.
 */
export async function serve(settings: Settings, folder?: string): Promise<Server> {
  const dev = folder === undefined;
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
  const server = createSiteServer(app.getRequestHandler(), settings, {
    dev,
    ...(!dev && settings.deferScripts && { files: buildFiles(folder) }),
  });
  stopOnSignal(server, () => app.close());
  await listen(server, settings);
  return server;
}
