/** @jest-environment node */
import { once } from 'node:events';
import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { clientHeader, createBuckets } from '../requests/rate-limit';
import { parseSettings, withoutSettings } from '../runtime/env';
import { takeSingletons } from '../runtime/process';
import { createSiteServer, listen } from './server';

// The server on real sockets, with a test handler instead of Next.

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
const echo: Handler = async (request, response) => {
  response.setHeader('x-method', request.method ?? '').end(JSON.stringify({ url: request.url }));
};
const openSites = new Set<() => Promise<void>>();
beforeEach(() => void jest.spyOn(process.stdout, 'write').mockReturnValue(true));
afterEach(async () => {
  for (const end of openSites) await end();
  openSites.clear();
});

async function startSite(env: Readonly<Record<string, string>> = {}, handle: Handler = echo) {
  const parsed = parseSettings({ ...withoutSettings, ...env });
  if (parsed.kind === 'invalid') throw new Error(parsed.problems.join());
  const server = createSiteServer(handle, parsed.settings);
  await listen(server, { port: 0, host: parsed.settings.host });
  openSites.add(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const address = server.address() as AddressInfo;
  return { server, address, port: address.port, origin: `http://127.0.0.1:${address.port}` };
}

type Received = { status: number | undefined; headers: IncomingMessage['headers']; body: string };

/** Sends a request as it is, not normalised. */
async function ask(port: number, path: string, method = 'GET', headers = {}): Promise<Received> {
  const [response] = (await once(send({ port, path, method, headers }).end(), 'response')) as [
    IncomingMessage,
  ];
  const { statusCode: status, headers: received } = response;
  return { status, headers: received, body: (await response.toArray()).join('') };
}

test.each([
  ['/events?email=victim%40example.com', '/events'],
  ['/search?q=a%09b', '/search?q=a%09b'],
  ['/x/../about', '/about'],
  ['/search?q=100%', '/search?q=100%'],
  [`/search?q=${'x'.repeat(4_086)}`, `/search?q=${'x'.repeat(4_086)}`],
])('path %# is passed to Next', async (path, url) => {
  expect(JSON.parse((await ask((await startSite()).port, path)).body)).toEqual({ url });
});

test('a request whose handler rejects gets 500', async () => {
  const { port } = await startSite({}, () => Promise.reject(new Error('x')));
  expect((await ask(port, '/about')).status).toBe(500);
});

test('HEAD is passed to Next as GET, so that the headers are equal', async () => {
  expect((await ask((await startSite()).port, '/about', 'HEAD')).headers['x-method']).toBe('GET');
});

test.each([
  ['www.example.com', '/about', 'https://www.example.com', 200],
  ['WWW.example.com:443', '/about', 'https://www.example.com', 200],
  ['evil.example', '/about', 'https://www.example.com', 421],
  ['127.0.0.1:3000', '/api/health/live', 'https://www.example.com', 200],
  ['127.0.0.1:3000', '/api/health/ready', 'https://www.example.com', 200],
  ['anything', '/about', 'http://www.example.com', 200],
])('host %s, path %s on %s: %d', async (Host, path, SITE_URL, status) => {
  expect((await ask((await startSite({ SITE_URL })).port, path, 'GET', { Host })).status).toBe(status);
});

test('headers that only proxies and Next may set are dropped, and the site sets its own', async () => {
  const show: Handler = async (request, response) => void response.end(JSON.stringify(request.headers));
  const { port, address } = await startSite({ SITE_URL: 'https://www.example.com', TRUST_PROXY: '1' }, show);
  // Behind a proxy the site listens on loopback only, so that visitors cannot bypass the proxy.
  expect(address.address).toBe('127.0.0.1');
  const names = ['x-real-ip', 'x-forwarded-host', 'forwarded', 'x-middleware-subrequest', 'x-invoke-path'];
  const all = [...names, 'x-matched-path', 'x-now-route-matches', 'next-resume', 'content-security-policy'];
  const forged = Object.fromEntries(all.map((name) => [name, 'x']));
  const addresses = { 'x-forwarded-for': ['198.51.100.1', '203.0.113.7'] };
  const { body } = await ask(port, '/about', 'GET', { ...forged, ...addresses, Host: 'www.example.com' });
  expect(JSON.parse(body)).toMatchObject({ 'x-forwarded-proto': 'https', [clientHeader]: '203.0.113.7' });
  expect(all.filter((name) => name in JSON.parse(body))).toEqual([]);
});

test('settings that do not fit the proxies in front are logged once', async () => {
  takeSingletons('http.settings');
  const { port } = await startSite({ SITE_URL: 'http://localhost:3000' });
  const headers = { 'X-Forwarded-For': '198.51.100.7', 'X-Forwarded-Proto': 'https' };
  for (let n = 0; n < 3; n += 1) await ask(port, '/about', 'GET', headers);
  const lines = jest.mocked(process.stdout.write).mock.calls.map(([line]) => JSON.parse(String(line)));
  expect(lines).toMatchObject([
    {
      level: 'warn',
      event: 'http.settings',
      name: 'TRUST_PROXY',
      text: expect.stringContaining('one limit'),
    },
    { level: 'warn', event: 'http.settings', name: 'SITE_URL', text: expect.stringContaining('localhost') },
  ]);
  expect(JSON.stringify(lines)).not.toContain('198.51.100.7');
});

test('a slow upload has two and a half minutes, and a proxy never reuses a connection that is closing', async () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = (await startSite()).server;
  expect([headersTimeout, requestTimeout, keepAliveTimeout, timeout]).toEqual([20e3, 150e3, 65e3, 60e3]);
});

test('forged X-Forwarded-For share one bucket', async () => {
  const buckets = createBuckets({ capacity: 60, refillMs: 3_600_000 });
  const { origin } = await startSite({}, async (request, response) => {
    const { kind } = buckets.take(String(request.headers[clientHeader]));
    response.writeHead(kind === 'ok' ? 200 : 429).end();
  });
  let accepted = 0;
  for (let n = 0; n < 100; n += 1) {
    const headers = { 'X-Forwarded-For': `10.0.${n}.1`, 'X-Site-Client': `9.9.9.${n}` };
    accepted += (await fetch(origin, { headers })).status === 200 ? 1 : 0;
  }
  expect(accepted).toBe(60);
});
