import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { errorCode, log } from './log.ts';
import { singleton } from './process.ts';

/** One sample of a gauge: its value, and its labels if the gauge has any. */
type Sample = { labels?: Readonly<Record<string, string>>; value: number };
type ReadSamples = () => readonly Sample[] | Promise<readonly Sample[]>;

/** Gauges are read at each scrape by a function that a module provides (`provideGauge` below). */
const gaugeDefinitions = {
  ready: {
    name: 'site_ready',
    help: '1 while the outbox can be written, else 0: what /api/health/ready answers.',
    labels: [],
  },
  outboxRows: { name: 'site_outbox_rows', help: 'Rows of the outbox by state.', labels: ['state'] },
  outboxOldest: {
    name: 'site_outbox_oldest_seconds',
    help: 'How long the oldest row of a state has been in it.',
    labels: ['state'],
  },
  breakers: {
    name: 'site_backend_breaker_open',
    help: '1 while the circuit breaker of a backend path is open or half-open, else 0.',
    labels: ['path'],
  },
  drawing: { name: 'site_drawing_waiting_jobs', help: 'Drawing jobs that wait for a process.', labels: [] },
  purgeOnHold: {
    name: 'site_purge_on_hold',
    help: '1 while nothing is erased until an operator purges, else 0.',
    labels: [],
  },
  dataFree: { name: 'site_data_free_bytes', help: 'Free space of the disk that holds DATA_DIR.', labels: [] },
} as const;
type GaugeName = keyof typeof gaugeDefinitions;

const gaugeReaders = () => singleton('metrics.readers', () => new Map<GaugeName, ReadSamples>());

/**
 * Registers the function that reads a gauge; a later call replaces it. Called once per scrape; if it throws or rejects,
 * that scrape omits the gauge.
 */
export const provideGauge = (name: GaugeName, read: ReadSamples): void => void gaugeReaders().set(name, read);

async function collectGauge(gauge: Gauge, key: GaugeName): Promise<void> {
  gauge.reset();
  // `reset` sets a gauge without labels to 0, which would be exported as a value.
  if (gaugeDefinitions[key].labels.length === 0) gauge.remove();
  try {
    for (const { labels = {}, value } of (await gaugeReaders().get(key)?.()) ?? []) gauge.set(labels, value);
  } catch (error) {
    log.warn('metrics.read-failed', { name: gaugeDefinitions[key].name, code: errorCode(error) });
  }
}

/**
 * Upper bounds in seconds: a cached page takes milliseconds, a registration seconds, an upload on a slow connection a
 * minute.
 */
const bucketBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  for (const [key, { name, help, labels }] of Object.entries(gaugeDefinitions)) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      labelNames: labels,
      registers,
      collect: () => collectGauge(gauge, key as GaugeName),
    });
  }
  return {
    registry,
    /** `status` is 2xx to 5xx; a limit's 408, 413, 429 or 503; or `aborted` if the client disconnected early. */
    requests: new Histogram({
      name: 'site_http_request_seconds',
      help: 'Time from the head of a request to the end of its response.',
      labelNames: ['route', 'status'],
      buckets: bucketBounds,
      registers,
    }),
    drawn: new Counter({
      name: 'site_drawing_jobs_total',
      help: 'Finished drawing jobs by kind and outcome.',
      labelNames: ['job', 'outcome'],
      registers,
    }),
  };
}

/**
 * The metrics of this process. Labels come from fixed lists, because paths, ids or user input would create unlimited
 * series.
 */
export const metrics = (): ReturnType<typeof createMetrics> => singleton('metrics', createMetrics);

/**
 * Serves `GET /metrics` in the Prometheus text format on `port` of 127.0.0.1. Resolves to the port (0: chosen by the
 * system) and a function that closes the server. Rejects with a one-line message if the port cannot be opened.
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
