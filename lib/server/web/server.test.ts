import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { parseSettings, emptySettings } from '../runtime/env';
import { sendRequest } from '@/tests/support/e2e/ask';
import { createSiteServer, listen } from './server';

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
const echoRequest: Handler = async (request, response) => {
  response.setHeader('x-method', request.method ?? '').end(JSON.stringify({ url: request.url }));
};
const openSites = new Set<() => Promise<void>>();
afterEach(async () => {
  for (const closeSite of openSites) await closeSite();
  openSites.clear();
});

async function startSite(env: Readonly<Record<string, string>> = {}, handle: Handler = echoRequest) {
  const parsedSettings = parseSettings({ ...emptySettings, ...env });
  if (parsedSettings.kind === 'invalid') throw new Error(parsedSettings.problems.join());
  const server = createSiteServer(handle, parsedSettings.settings);
  await listen(server, { port: 0, host: parsedSettings.settings.host });
  openSites.add(async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  });
  const { port } = server.address() as AddressInfo;
  return { server, origin: `http://127.0.0.1:${port}` };
}

test.each([
  ['/events?email=victim%40example.com', '/events'],
  ['/search?q=a%09b', '/search?q=a%09b'],
  ['/x/../about', '/about'],
  ['/search?q=100%', '/search?q=100%'],
])('path %# is passed to Next', async (path, url) => {
  expect(JSON.parse(String((await sendRequest((await startSite()).origin, path)).body))).toEqual({ url });
});

test('a request whose handler rejects gets 500', async () => {
  const { origin } = await startSite({}, () => Promise.reject(new Error('x')));
  expect((await sendRequest(origin, '/about')).status).toBe(500);
});

test('HEAD is passed to Next as GET, so that the headers are equal', async () => {
  expect(
    (await sendRequest((await startSite()).origin, '/about', { method: 'HEAD' })).headers['x-method'],
  ).toBe('GET');
});

test.each([
  ['www.example.com', '/about', 'https://www.example.com', 200],
  ['WWW.example.com:443', '/about', 'https://www.example.com', 200],
  ['evil.example', '/about', 'https://www.example.com', 421],
  ['127.0.0.1:3000', '/api/health/live', 'https://www.example.com', 200],
  ['127.0.0.1:3000', '/api/health/ready', 'https://www.example.com', 200],
  ['anything', '/about', 'http://www.example.com', 200],
])('host %s, path %s on %s: %d', async (Host, path, SITE_URL, status) => {
  expect(
    (await sendRequest((await startSite({ SITE_URL })).origin, path, { headers: { Host } })).status,
  ).toBe(status);
});

test('headers that only proxies and Next may set are dropped, and the site sets its own', async () => {
  const echoHeaders: Handler = async (request, response) =>
    void response.end(JSON.stringify(request.headers));
  const { origin } = await startSite({ SITE_URL: 'https://www.example.com' }, echoHeaders);
  const names = [
    'x-real-ip',
    'x-forwarded-for',
    'x-forwarded-host',
    'forwarded',
    'x-middleware-subrequest',
    'x-invoke-path',
  ];
  const all = [...names, 'x-matched-path', 'x-now-route-matches', 'next-resume', 'content-security-policy'];
  const forgedHeaders = Object.fromEntries(all.map((name) => [name, 'x']));
  const headers = { ...forgedHeaders, Host: 'www.example.com' };
  const { body } = await sendRequest(origin, '/about', { headers });
  const received = JSON.parse(String(body)) as object;
  expect(received).toMatchObject({ 'x-forwarded-proto': 'https' });
  expect(all.filter((name) => name in received)).toEqual([]);
});

test('a slow upload has two and a half minutes, and a proxy never reuses a connection that is closing', async () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, timeout } = (await startSite()).server;
  expect([headersTimeout, requestTimeout, keepAliveTimeout, timeout]).toEqual([20e3, 150e3, 65e3, 60e3]);
});
