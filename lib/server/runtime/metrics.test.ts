import { createServer, type Server } from 'node:http';
import { measureRequest, routeClass } from '../web/request-metrics';
import { sendRequest } from '@/tests/support/e2e/ask';
import { listenLocally } from '@/tests/support/programs/free-port';
import { takeSingletons } from '@/tests/support/singletons';
import { provideGauge, startMetrics } from './metrics';

let site: Server;
let sitePort: number;
let metricsServer: Awaited<ReturnType<typeof startMetrics>>;

beforeAll(async () => {
  process.env.METRICS_PORT = '9464';
  site = createServer((request, response) => {
    measureRequest(request, response);
    response.end();
  });
  sitePort = await listenLocally(site);
  metricsServer = await startMetrics(0);
});
afterAll(async () => {
  await metricsServer.close();
  site.closeAllConnections();
  site.close();
  takeSingletons('metrics');
});

const originOf = (port: number, host = '127.0.0.1') => `http://${host}:${port}`;
const scrapeText = async () => String((await sendRequest(originOf(metricsServer.port), '/metrics')).body);
const seriesNames = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('site_'))
    .map((line) => line.slice(0, line.lastIndexOf(' ')));

test('random paths add no series and never appear in the output', async () => {
  const visitPages = async (marker: string) => {
    for (const path of [
      `/${marker}/a`,
      `/pass/${marker}`,
      `/api/${marker}`,
      `/api/registrations/status/${marker}`,
      `/api/passes/${marker}/pass.png`,
      `/locations?q=${marker}%40example.com`,
    ])
      await sendRequest(originOf(sitePort), path);
  };
  await visitPages('marker');
  const seriesBefore = seriesNames(await scrapeText());
  for (let n = 0; n < 50; n += 1) await visitPages(`marker${n}`);
  const text = await scrapeText();
  expect(seriesNames(text)).toEqual(seriesBefore);
  expect(text).not.toMatch(/marker|example\.com/);
});

test.each([
  ['/', 'home'],
  ['/centre?id=7f7aab56-04fe-576a-8cce-4c0c39a2add1', 'centre'],
  ['/locations', 'page'],
  ['/locations?q=karachi', 'page with a query'],
  ['/pass/abc', 'page of one visitor'],
  ['/registration/visitor?outcome=sent', 'page of one visitor'],
  ['/api/health/ready', 'api/health'],
  ['/api/registrations/status/token', 'api/registrations'],
  ['/api/nothing', 'api/other'],
  ['/_next/static/chunks/a.js', 'file'],
  ['/sw.js', 'file'],
  ['http://evil.example/', 'other'],
  ['/metrics', 'other'],
])('the class of %s is %s', (address, expected) => expect(routeClass(address)).toBe(expected));

test('gauges are read at each scrape, and a failing one has no value', async () => {
  provideGauge('site_backend_breaker_open', () => [{ labels: { path: 'City/GetAll' }, value: 1 }]);
  provideGauge('site_data_free_bytes', () => [{ value: 7 }]);
  expect(await scrapeText()).toMatch(
    /site_backend_breaker_open\{path="City\/GetAll"\} 1\n[^]*site_data_free_bytes 7\n/,
  );
  provideGauge('site_data_free_bytes', () => Promise.reject(new Error('EIO')));
  provideGauge('site_backend_breaker_open', () => []);
  const text = await scrapeText();
  expect(text).not.toMatch(/^site_(data_free_bytes|backend_breaker_open)/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
});

test('the port serves only GET /metrics, and on 127.0.0.1 only', async () => {
  // Prometheus 3 rejects a response without a content type that it knows.
  const { headers } = await sendRequest(originOf(metricsServer.port), '/metrics');
  expect(headers['content-type']).toMatch(/^text\/plain; version=/);
  for (const [path, method] of [
    ['/', 'GET'],
    ['/metrics?x=1', 'GET'],
    ['/metrics', 'POST'],
    ['/api/health/live', 'GET'],
  ] as const)
    expect((await sendRequest(originOf(metricsServer.port), path, { method })).status).toBe(404);
  for (const host of ['127.0.0.2', '[::1]'])
    await expect(sendRequest(originOf(metricsServer.port, host), '/metrics')).rejects.toMatchObject({
      // Without IPv6 the address does not exist.
      code: expect.stringMatching(/^(?:ECONNREFUSED|EADDRNOTAVAIL)$/),
    });
});
