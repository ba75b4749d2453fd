import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { errorCode, log } from './log.ts';
import { singleton } from './process.ts';

const helpText = 'See docs/operations.md#metrics';

export const labelsByGauge = {
  site_ready: [],
  site_outbox_rows: ['state'],
  site_outbox_oldest_seconds: ['state'],
  site_backend_breaker_open: ['path'],
  site_drawing_waiting_jobs: [],
  site_purge_on_hold: [],
  site_data_free_bytes: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Sample = { labels?: Readonly<Record<string, string>>; value: number };

/** Adds or replaces a gauge. `read` is called at each scrape; if it fails, that scrape has no value. */
export function provideGauge(
  name: keyof typeof labelsByGauge,
  read: () => readonly Sample[] | Promise<readonly Sample[]>,
): void {
  const { registry } = metrics();
  const labelNames = labelsByGauge[name];
  registry.removeSingleMetric(name);
  const gauge: Gauge = new Gauge({ name, help: helpText, labelNames, registers: [registry], collect });
  async function collect(): Promise<void> {
    gauge.reset();
    // `reset` sets a gauge without labels to 0, which would be exported as a value.
    if (labelNames.length === 0) gauge.remove();
    try {
      for (const { labels = {}, value } of await read()) gauge.set(labels, value);
    } catch (error) {
      log.warn('metrics.read-failed', { name, code: errorCode(error) });
    }
  }
}

/** Upper bounds in seconds, from a cached page to a registration and an upload on a slow connection. */
const bucketBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    /** `status` is a `statusLabel` of request-metrics.ts, or `aborted`. */
    requests: new Histogram({
      name: 'site_http_request_seconds',
      help: helpText,
      labelNames: ['route', 'status'],
      buckets: bucketBounds,
      registers,
    }),
    drawn: new Counter({
      name: 'site_drawing_jobs_total',
      help: helpText,
      labelNames: ['job', 'outcome'],
      registers,
    }),
  };
}

/** The metrics of this process. Labels come from fixed lists, so that the number of series is limited. */
export const metrics = (): ReturnType<typeof createMetrics> => singleton('metrics', createMetrics);

/**
 * Serves GET /metrics on `port` of 127.0.0.1 (0: the system chooses one). Resolves to the port and a function that
 * closes the server. Rejects with a one-line message if the port cannot be opened.
 */
export async function startMetrics(port: number): Promise<{ port: number; close: () => Promise<void> }> {
  const { registry } = metrics();
  collectDefaultMetrics({ register: registry });
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics')
      return response.writeHead(404).end('Not found\n');
    response.setHeader('Content-Type', registry.contentType);
    return void registry.metrics().then((text) => response.end(text));
  }).listen(port, '127.0.0.1');
  await once(server, 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new Error(`port ${port} of 127.0.0.1 cannot be opened (${code}). Change METRICS_PORT.`);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
