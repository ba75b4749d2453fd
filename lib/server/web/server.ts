import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Settings } from '../runtime/env.ts';
import { log, redirectConsoleToLog } from '../runtime/log.ts';
import { cachePolicyOf, redirectOf, withoutUnreadQuery } from './addresses.ts';
import { securityHeaders } from './headers.ts';
import { readBuildFiles, type BuildFiles } from './prepare-document.ts';
import { createResponsePreparer } from './prepare-response.ts';
import { measureRequest } from './request-metrics.ts';
import { sanitiseRequest } from './sanitise-request.ts';
import { stopOnSignal } from './shutdown.ts';

type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Timeouts in ms; nginx has its own for slow clients. */
const serverTimeouts = {
  /** From the first byte of a request to the end of its headers. */
  headers: 20_000,
  /** From the first byte of a request to the end of its body. */
  request: 150_000,
  /** Idle time of a connection in both directions. */
  idle: 60_000,
  /** Idle time between two requests; longer than proxies keep connections. */
  keepAlive: 65_000,
};

type ServerOptions = {
  dev?: boolean;
  /** Undefined: documents are not changed. */
  files?: BuildFiles | undefined;
};

function createListener(handle: NextHandler, settings: Settings, { dev = false, files }: ServerOptions) {
  const headers = securityHeaders(settings.siteUrl);
  const prepareResponse = createResponsePreparer({ mediaBaseUrl: settings.mediaBaseUrl, files });
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    measureRequest(request, response);
    for (const [name, value] of headers) response.setHeader(name, value);
    const refusal = sanitiseRequest(request, settings);
    if (refusal) {
      if (refusal.allow) response.setHeader('Allow', refusal.allow);
      // Closes the connection, because the body of the request is not read.
      response.writeHead(refusal.status, {
        'Content-Type': 'text/plain; charset=utf-8',
        'Cache-Control': 'no-store',
        Connection: 'close',
      });
      response.end(`${refusal.text}\n`);
      return;
    }
    const requestedUrl = request.url ?? '/';
    const redirectTarget = redirectOf(requestedUrl);
    if (redirectTarget) {
      response.writeHead(308, { Location: redirectTarget }).end();
      return;
    }
    request.url = withoutUnreadQuery(requestedUrl, request.headers.rsc !== undefined);
    // In development pages are rendered per request and need eval, so they get no policy.
    if (!dev) prepareResponse(request, response, cachePolicyOf(requestedUrl, request.url));
    // Next gets HEAD as GET, so that the headers are equal and the page can be cached; Node omits the body.
    if (request.method === 'HEAD') request.method = 'GET';
    try {
      await handle(request, response);
    } catch (error) {
      log.error('http.unhandled', { code: error instanceof Error ? error.name : 'unknown' });
      // setHeader instead of writeHead, because prepare-response.ts still sets headers when the response ends.
      if (!response.headersSent) {
        response.statusCode = 500;
        response.setHeader('Content-Type', 'text/plain; charset=utf-8');
      }
      response.end();
    }
  };
}

/** Creates the server around Next; does not listen yet. */
export function createSiteServer(
  handle: NextHandler,
  settings: Settings,
  options: ServerOptions = {},
): Server {
  const { dev = false } = options;
  const listener = createListener(handle, settings, options);
  const server = createServer(
    {
      // Without an upgrade the request is an ordinary one; only the development server uses WebSocket.
      shouldUpgradeCallback: () => dev,
      headersTimeout: serverTimeouts.headers,
      requestTimeout: serverTimeouts.request,
      keepAliveTimeout: serverTimeouts.keepAlive,
    },
    (request, response) => void listener(request, response),
  );
  // The development server keeps an idle WebSocket open.
  server.timeout = dev ? 0 : serverTimeouts.idle;
  return server;
}

/** Listens on the configured port and host; rejects if that fails. */
export async function listen(server: Server, { port, host }: Pick<Settings, 'port' | 'host'>): Promise<void> {
  await once(server.listen({ port, host }), 'listening');
}

/** Serves the build in `folder`, or without one in development. Resolves when the server accepts requests. */
export async function serve(settings: Settings, folder?: string): Promise<Server> {
  const isDev = folder === undefined;
  Object.assign(process.env, {
    NODE_ENV: isDev ? 'development' : 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    PORT: String(settings.port),
    SITE_URL: settings.siteUrl,
  });
  if (!isDev) redirectConsoleToLog();
  const { default: next } = await import('next');
  const app = next({ dev: isDev, dir: process.cwd(), port: settings.port });
  await app.prepare();
  const server = createSiteServer(app.getRequestHandler(), settings, {
    dev: isDev,
    files: !isDev && settings.deferScripts ? readBuildFiles(folder) : undefined,
  });
  stopOnSignal(server, () => app.close());
  await listen(server, settings);
  return server;
}
