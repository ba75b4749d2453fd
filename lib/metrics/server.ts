import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { errorCode, log } from '../foundation/log.ts';
import { metrics } from './metrics.ts';

/** Maximum connections; Prometheus needs one. */
const connections = 10;

function serve(): Server {
  const { registry } = metrics();
  const server = createServer({ requestTimeout: 10_000 }, (request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404, { 'Content-Type': 'text/plain; charset=utf-8' }).end('Not found\n');
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => {
        log.error('metrics.failed', { code: errorCode(error) });
        response.writeHead(500).end();
      },
    );
  });
  server.maxConnections = connections;
  return server;
}

/**
 * Serves `GET /metrics` in the Prometheus text format on `port` of 127.0.0.1 only. Resolves to the port (0 lets the system
 * choose) and a function that closes the server. Rejects with one line when the port cannot be opened.
 */
export async function startMetrics(port: number): Promise<{ port: number; close: () => Promise<void> }> {
  const { registry } = metrics();
  collectDefaultMetrics({ register: registry });
  const server = serve();
  await new Promise<void>((resolve, reject) => {
    server.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new Error(`port ${port} of 127.0.0.1 cannot be opened (${code}). Change METRICS_PORT.`)),
    );
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
