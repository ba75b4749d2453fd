import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Settings } from '../foundation/env.ts';
import { log } from '../foundation/log.ts';
import { logConsole } from '../foundation/log-console.ts';
import { measure } from '../metrics/requests.ts';
import { parsePictureAddress, picturesPath } from '../foundation/picture-address.ts';
import { redirectOf, cachedDocument, withoutOddMonth } from './redirects.ts';
import { completeWhenSent, refuse } from './answer.ts';
import { compressing } from './compress.ts';
import { keepSoundConditions } from './file-conditions.ts';
import { securityHeaders } from './headers.ts';
import { answerForNode } from './node-answers.ts';
import { withoutUnreadQuery } from './page-query.ts';
import { sanitize } from './sanitize.ts';
import { stopOnSignal } from './shutdown.ts';

/**
 * The HTTP server in front of Next: `next start` with what it leaves out. It believes nothing a client says about where
 * it comes from, answers every request with the security headers (Next's and Node's own 400s included), takes no
 * upgrades, and bounds the time of everything a client may do slowly.
 */
type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Milliseconds after which a slow client's connection is closed (docs/security.md#s3). */
export const serverLimits = {
  /** From the first byte of a request to the end of its headers. */
  headers: 20_000,
  /** From the first byte of a request to the end of its body. */
  request: 150_000,
  /** Without a byte in either direction. */
  silence: 60_000,
  /** From a request to the end of its response: 5 MB at 9 kB/s. */
  response: 600_000,
  /** Between two requests; longer than a proxy keeps its connections. */
  keepAlive: 65_000,
  /** How often the first two are looked at. */
  check: 5_000,
};

/** Pages are read; only handlers under /api/ take anything. There are no Server Actions to post to. */
function allowedMethods(request: IncomingMessage): readonly string[] {
  const reading = ['GET', 'HEAD'];
  return request.url?.startsWith('/api/')
    ? [...reading, 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
    : reading;
}

/** The address Next is asked for: the cached page where there is one, and never a query that its page does not read. */
function addressForNext(asked: string, payload: boolean): string {
  // Next's page for its own failures, which it serves by name with status 500.
  if (asked.split('?')[0] === '/_global-error') return '/404';
  const address = withoutOddMonth(withoutUnreadQuery(asked, payload));
  return payload ? address : cachedDocument(address);
}

/** What happens to a request, in order. */
function listener(handle: Handler, settings: Settings, dev: boolean, responseMs: number) {
  const headers = securityHeaders(settings.siteUrl);
  return (request: IncomingMessage, response: ServerResponse): void => {
    measure(request, response);
    for (const [name, value] of headers) response.setHeader(name, value);
    const sent = request.url;
    const sanitized = sanitize(request, settings);
    if (sanitized.kind === 'refused') return refuse(response, sanitized.status, sanitized.words);
    const allowed = allowedMethods(request);
    if (!allowed.includes(request.method ?? '')) {
      response.setHeader('Allow', allowed.join(', '));
      return refuse(response, 405, 'Method not allowed');
    }
    const asked = request.url ?? '/';
    // A picture has one address: what had to be resolved first (`/./` and its like) is another.
    if (asked.startsWith(picturesPath) && (sent !== asked || !parsePictureAddress(asked)))
      return refuse(response, 404, 'Not found');
    keepSoundConditions(request);
    const page = redirectOf(asked);
    if (page) {
      response.writeHead(308, { Location: page });
      response.end();
      return;
    }
    const timer = setTimeout(() => response.destroy(), responseMs).unref();
    response.once('close', () => clearTimeout(timer));
    // Pages under development are rendered anew each time and need eval: they go without a policy.
    if (!dev) completeWhenSent(request, response);
    request.url = dev ? withoutOddMonth(asked) : addressForNext(asked, request.headers.rsc !== undefined);
    compressing(request, response);
    handle(request, response).catch((error: unknown) => {
      log.error('http.unhandled', { code: error instanceof Error ? error.name : 'unknown' });
      if (!response.headersSent) response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' });
      response.end();
    });
  };
}

/** The server around Next's request handler, not listening yet. `limits` in milliseconds; tests pass short ones. */
export function createSiteServer(
  handle: Handler,
  settings: Settings,
  { dev = false, limits = serverLimits }: { dev?: boolean; limits?: typeof serverLimits } = {},
): Server {
  const server = createServer(
    {
      // Without an upgrade the request is an ordinary one: nothing here speaks WebSocket but the development server.
      shouldUpgradeCallback: () => dev,
      // Refused by `sanitize`, with the headers of every other answer.
      requireHostHeader: false,
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      keepAliveTimeout: limits.keepAlive,
      connectionsCheckingInterval: limits.check,
    },
    listener(handle, settings, dev, limits.response),
  );
  // The development server keeps a silent WebSocket open.
  server.timeout = dev ? 0 : limits.silence;
  const headers = securityHeaders(settings.siteUrl);
  answerForNode(server, headers);
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    refuse(response, 417, 'Expectation failed');
  });
  return server;
}

/** Listens where the settings say; rejects when the address or port cannot be had. */
export function listen(server: Server, { port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host }, resolve);
  });
}

/** Serves the site at `settings.port`; resolves when it answers requests (instrumentation.ts has run by then). */
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
