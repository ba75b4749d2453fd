import { jest } from '@jest/globals';
import { logged, loggedEvents } from '@/tests/support/logged';
import { wrapHandler } from './handler';
import { jsonResponse } from './responses';

const request = (method: string, headers: Record<string, string> = {}) =>
  new Request('http://localhost:3000/api/x', { method, headers });

const siteOrigin = 'http://localhost:3000';
const fetchSites = ['same-origin', 'same-site', 'cross-site', 'none', undefined];
const origins = [siteOrigin, 'http://localhost:3000.evil.example', 'https://evil.example', 'null', undefined];
const siteOriginPairs = fetchSites.flatMap((site) => origins.map((origin) => ({ site, origin })));

test.each(siteOriginPairs)(
  'only a post of our own pages reaches the handler: Sec-Fetch-Site $site with Origin $origin',
  async ({ site, origin }) => {
    const innerHandler = jest.fn(() => jsonResponse({}));
    const headers = { ...(site && { 'sec-fetch-site': site }), ...(origin && { origin }) };
    const response = await wrapHandler(innerHandler)(request('POST', headers), undefined);
    const isAllowed = site === 'same-origin' || (site === undefined && origin === siteOrigin);
    expect(response.status).toBe(isAllowed ? 200 : 403);
    expect(innerHandler).toHaveBeenCalledTimes(isAllowed ? 1 : 0);
    const message = isAllowed ? undefined : 'Please send this form from our website.';
    expect((await response.json()).error?.message).toBe(message);
  },
);

test('a site reached under another host name accepts forms from that host', async () => {
  const headers = { host: 'preview.example:8080', origin: 'http://preview.example:8080' };
  const response = await wrapHandler(() => jsonResponse({}))(request('POST', headers), undefined);
  expect(response.status).toBe(200);
});

test('an https site rejects forms from http pages', async () => {
  jest.resetModules();
  const { SITE_URL } = process.env;
  process.env.SITE_URL = 'https://www.example.com';
  try {
    const freshHandler = (await import('./handler')).wrapHandler(() => jsonResponse({}));
    const statusFrom = async (scheme: string) => {
      const headers = { host: 'www.example.com', origin: `${scheme}://www.example.com` };
      return (await freshHandler(request('POST', headers), undefined)).status;
    };
    expect([await statusFrom('https'), await statusFrom('http')]).toEqual([200, 403]);
  } finally {
    if (SITE_URL === undefined) delete process.env.SITE_URL;
    else process.env.SITE_URL = SITE_URL;
  }
});

test('an exception gives 500 with a reference; its message is neither sent nor logged', async () => {
  const GET = wrapHandler(() => {
    throw new Error('ali@example.com is broken');
  });
  const response = await GET(request('GET', { 'x-request-id': '12345678-aaaa' }), undefined);
  const body = await response.text();
  expect(response.status).toBe(500);
  expect(body).toContain('"message":"Something went wrong on our side. Reference 12345678."');
  expect(body + logged()).not.toContain('ali@example.com');
});

test('the log contains the route of a failed request, not its URL, which may open a pass', async () => {
  const GET = wrapHandler(() => {
    throw new Error('broken');
  });
  await GET(new Request('http://localhost:3000/api/passes/s3cret/pass.png'), undefined);
  expect(loggedEvents().at(-1)).toMatchObject({ route: '/api/passes' });
  expect(logged()).not.toContain('s3cret');
});
