import { centrePath, getCentres } from '@/lib/shared/content/centres';
import { getRaw, rawRequest, sendRaw } from './support/raw';
import { expect, test } from './support/test';

// Requests that no browser sends, written as raw bytes.
const port = Number(process.env.E2E_PORT);
const host = `localhost:${port}`;

const at = (...headers: string[]) => [`Host: ${host}`, ...headers];
const request = async (line: string, headers = at(), body = '') =>
  (await sendRaw(port, rawRequest(line, headers, body))).status;

const many = Array.from({ length: 101 }, (_, i) => `X-Header-${i}: ${i}`);
const forwarded = [
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Proto: https',
  'X-Forwarded-For: 127.0.0.1',
];
for (const [what, status, line, headers, body] of [
  ['an upgrade', 200, 'GET /', ['Upgrade: websocket', 'Connection: Upgrade']],
  ['an asterisk', 400, 'OPTIONS *'],
  ['PROPFIND', 405, 'PROPFIND /api/health/live'],
  ['a body that GET sends to a form', 405, 'GET /api/registrations/visitor', ['Content-Length: 2'], '{}'],
  ['a hundred and one headers', 200, 'GET /api/health/live', many],
  ['forged forwarding', 200, 'GET /about', forwarded],
  ['a forged nonce', 200, 'GET /about', ["Content-Security-Policy: script-src 'nonce-abc'"]],
] as const)
  test(`${what}: ${status}`, async () => {
    expect(await request(`${line} HTTP/1.1`, at(...(headers ?? [])), body)).toBe(status);
  });

test('CONNECT is rejected', async () => {
  const { status } = await sendRaw(port, `CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  expect([0, 400, 405]).toContain(status);
});

/** Paths and query values that programs get wrong, as raw bytes. */
const oddParts = [
  '%',
  '%zz',
  '100%25',
  '%2f',
  '%2F%2e%2e%2f',
  '%5c..%5c',
  '..',
  '...',
  '.%2e',
  '%2e',
  '%00',
  '%c0%ae',
  '%ff%fe',
  '%ed%a0%80',
  '%E2%80%A8',
  '\\',
  '//',
  '/\\/x',
  ':id',
  '[id]',
  '(.*)',
  '{a,b}',
  '$&',
  '\xe9\xff',
  '*',
  '~',
  ';a=b',
  '@x',
  '"<\'>',
  '|^`',
  '%25252f',
  'x'.repeat(6_000),
  '%61'.repeat(2_000),
  '/'.repeat(3_000),
  '..%2f'.repeat(1_000),
];
const oddNames = [
  'id',
  'month',
  'q',
  'city',
  'page',
  'outcome',
  'cityId',
  'token',
  '_rsc',
  '__proto__',
  '%',
  '',
];
const oddPaths = [
  '/',
  '/centre',
  '/courses-details',
  '/registration/visitor',
  '/pass',
  '/batches',
  '/search',
  '/events',
  '/api/placements',
  '/api/centres',
  '/nothing',
];
const oddTargets: readonly (readonly [of: string, targets: readonly string[]])[] = [
  ['of a path of any kind', oddParts.flatMap((part) => [`/${part}`, `//${part}`, `/a/${part}/b`])],
  [
    'below a page, a handler or a file',
    [...oddPaths, '/_next', '/_next/static', '/_next/image', '/_next/data', '/pictures', '/media', '/fonts']
      .filter((path) => path !== '/')
      .flatMap((path) => oddParts.map((part) => `${path}/${part}`)),
  ],
  [
    'of a query',
    oddPaths.flatMap((path) =>
      oddParts.flatMap((part, index) => [
        `${path}?${oddNames[index % oddNames.length]}=${part}`,
        `${path}?id=${part}`,
        `${path}?${part}`,
      ]),
    ),
  ],
];
for (const [what, targets] of oddTargets)
  test(`no URL causes a 5xx, ${what}: ${targets.length} of them`, async () => {
    test.slow();
    const failed: string[] = [];
    for (const target of targets) {
      const status = await request(`GET ${target} HTTP/1.1`);
      if (status < 200 || status >= 500) failed.push(`${status} ${target.slice(0, 60)}`);
    }
    expect(failed).toEqual([]);
  });

const pages = [
  '/',
  '/about',
  '/search',
  '/events',
  '/pass',
  centrePath(getCentres()[0]?.id ?? ''),
  '/nothing-here',
];
const encode = (value: unknown) => encodeURIComponent(JSON.stringify(value));
const routerHeaders: readonly string[][] = [
  ...[
    '%7Bnot json',
    'x',
    '%',
    '%C0%AE',
    'null',
    ...[
      [],
      '',
      {},
      [1, {}],
      ['', []],
      ['', {}, 1],
      ['', { children: ['x'] }],
      [['id', 'x', 'q', null], {}],
    ].map(encode),
    ...[
      ['', {}],
      ['zzz', { children: ['zzz', {}] }],
      ['', { zzz: ['', {}] }, null, 'refetch'],
    ].map(encode),
    `${'["",{"a":'.repeat(1_000)}["",{}]${'}]'.repeat(1_000)}`,
  ].map((tree) => [`Next-Router-State-Tree: ${tree}`]),
  ...['1', '2', '3', '4', 'x'].map((value) => [`Next-Router-Prefetch: ${value}`]),
  ...['/_tree', '/_full', '/x', '../../x', '%00', '/__PAGE__', '['].map((value) => [
    'Next-Router-Prefetch: 1',
    `Next-Router-Segment-Prefetch: ${value}`,
  ]),
  ...['/about', 'x', '%', 'http://evil.example/'].map((value) => [`Next-Url: ${value}`]),
  ['Next-HMR-Refresh: 1'],
  ['x-now-route-matches: 1=x'],
  ['x-nextjs-data: 1'],
];

const payload = async (path: string, headers: readonly string[]) =>
  (await getRaw(port, path, at('RSC: 1', ...headers))).status;

for (const path of pages)
  test(`no header of Next's router makes ${path} fail`, async () => {
    for (const headers of routerHeaders) {
      const status = await payload(path, headers);
      expect([200, 204, 404], `${path} with ${headers.join()}: ${status}`).toContain(status);
    }
  });

test('a forged host never appears in the page', async ({ request: client }) => {
  const headers = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' };
  for (const path of ['/about', '/sitemap.xml', '/robots.txt', '/nothing-here']) {
    const answer = await client.get(path, { headers });
    expect(await answer.text(), path).not.toContain('evil.example');
    expect(JSON.stringify(answer.headers()), path).not.toContain('evil.example');
  }
});
