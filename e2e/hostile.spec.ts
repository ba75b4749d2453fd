import { connect } from 'node:net';
import type { Page } from '@playwright/test';
import { centrePath, getCentres } from '@/lib/content/centres';
import {
  batchRow,
  centreRow,
  eventRow,
  foreignMaps,
  payloads,
  placementRow,
  projectRow,
  spoilt,
  studentRow,
} from '@/tests/support/hostile';
import { ownSite, type OwnSite } from './support/own-site';
import { expect, test } from './support/test';

// Requests no browser sends (security.md S12, Framework poking), written byte by byte.
const port = Number(process.env.E2E_PORT);
const host = `localhost:${port}`;

/** Sends bytes and returns the status line's number; 0 when the server closed without a word. */
function send(text: string, within = 5000): Promise<number> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(port, 'localhost', () => socket.write(text));
    socket.setTimeout(within, () => socket.destroy(new Error('no answer in time')));
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
      const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
      if (status) {
        socket.destroy();
        resolve(Number(status));
      }
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(0));
  });
}

const request = (line: string, headers: readonly string[] = [], body = '') =>
  send(`${[line, ...headers, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
const at = (...headers: string[]) => [`Host: ${host}`, ...headers];

const many = Array.from({ length: 101 }, (_, i) => `X-Header-${i}: ${i}`);
const cases: readonly [what: string, sent: () => Promise<number>, answers: readonly number[]][] = [
  [
    'a Server Action',
    () => request('POST / HTTP/1.1', at('Next-Action: x', 'Content-Length: 2'), '[]'),
    [405],
  ],
  [
    'a Server Action with a form',
    () =>
      request(
        'POST /about HTTP/1.1',
        at('Next-Action: 7f00', 'Content-Type: multipart/form-data; boundary=x', 'Content-Length: 0'),
      ),
    [405],
  ],
  ['an upgrade', () => request('GET / HTTP/1.1', at('Upgrade: websocket', 'Connection: Upgrade')), [200]],
  [
    'an upgrade to elsewhere',
    () => request('GET http://169.254.169.254/ HTTP/1.1', at('Upgrade: websocket', 'Connection: Upgrade')),
    [400],
  ],
  ['an absolute target', () => request('GET http://127.0.0.1:22/ HTTP/1.1', at()), [400]],
  ['an asterisk', () => request('OPTIONS * HTTP/1.1', at()), [400]],
  ['CONNECT', () => send(`CONNECT 127.0.0.1:22 HTTP/1.1\r\nHost: ${host}\r\n\r\n`), [0, 400, 405]],
  ['TRACE', () => request('TRACE / HTTP/1.1', at()), [405]],
  ['PROPFIND', () => request('PROPFIND /api/health/live HTTP/1.1', at()), [405]],
  ['PUT on a page', () => request('PUT /about HTTP/1.1', at('Content-Length: 0')), [405]],
  [
    'GET with a body on a handler that writes',
    () => request('GET /api/registrations/visitor HTTP/1.1', at('Content-Length: 2'), '{}'),
    [405],
  ],
  ['two hosts', () => request('GET / HTTP/1.1', ['Host: a.example', 'Host: b.example']), [400]],
  ['no host', () => request('GET / HTTP/1.1'), [400]],
  ['a hundred and one headers', () => request('GET /api/health/live HTTP/1.1', at(...many)), [200]],
  ['a header of 17 KB', () => request('GET / HTTP/1.1', at(`X-Long: ${'x'.repeat(17_000)}`)), [431]],
  ['an address of 9 KB', () => request(`GET /${'x'.repeat(9000)} HTTP/1.1`, at()), [400]],
  [
    'a middleware that should be skipped',
    () =>
      request('GET /api/health/live HTTP/1.1', at('x-middleware-subrequest: proxy:proxy:proxy:proxy:proxy')),
    [200],
  ],
  [
    'a page to be resumed',
    () => request('POST / HTTP/1.1', at('Next-Resume: 1', 'Content-Length: 0')),
    [405],
  ],
  [
    'a forged invocation',
    () =>
      request(
        'GET /about HTTP/1.1',
        at('x-invoke-path: /pass/x', 'x-matched-path: /pass/x', 'x-invoke-status: 500'),
      ),
    [200],
  ],
  [
    'forged forwarding',
    () =>
      request(
        'GET /about HTTP/1.1',
        at('X-Forwarded-Host: evil.example', 'X-Forwarded-Proto: https', 'X-Forwarded-For: 127.0.0.1'),
      ),
    [200],
  ],
  [
    'a forged nonce',
    () => request('GET /about HTTP/1.1', at("Content-Security-Policy: script-src 'nonce-abc'")),
    [200],
  ],
  [
    'a garbled payload request',
    () => request('GET /about?_rsc=x HTTP/1.1', at('RSC: 1', 'Next-Router-State-Tree: %7Bnot json')),
    [200, 307, 400],
  ],
  ['a negative length', () => request('POST /api/csp-report HTTP/1.1', at('Content-Length: -1')), [400]],
  [
    'two lengths',
    () => request('POST /api/csp-report HTTP/1.1', at('Content-Length: 1', 'Content-Length: 2')),
    [400],
  ],
  [
    'a length and chunks',
    () => request('POST /api/csp-report HTTP/1.1', at('Content-Length: 1', 'Transfer-Encoding: chunked')),
    [400],
  ],
];

for (const [what, sent, answers] of cases)
  test(`${what} is answered with ${answers.join(' or ')}`, async () => {
    expect(answers).toContain(await sent());
  });

test('a host the visitor made up appears nowhere in the page', async ({ request: client }) => {
  const headers = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' };
  for (const path of ['/about', '/sitemap.xml', '/robots.txt', '/nothing-here']) {
    const answer = await client.get(path, { headers });
    expect(await answer.text(), path).not.toContain('evil.example');
    expect(JSON.stringify(answer.headers()), path).not.toContain('evil.example');
  }
});

test('random centre ids lead to 404 and never to the backend or the cache', async ({ request: client }) => {
  const ids = [
    '',
    'abc',
    "0badd4c9-c422-5f0b-bb99-829e6b8a70fa'",
    '../../City/GetAll',
    '{0badd4c9-c422-5f0b-bb99-829e6b8a70fa}',
    'urn:uuid:0badd4c9-c422-5f0b-bb99-829e6b8a70fa',
    '00000000-0000-0000-0000-000000000000',
    crypto.randomUUID(),
    '%00',
    '%0d%0aSet-Cookie:a=b',
  ];
  for (const id of ids) {
    const answer = await client.get(`/centre?id=${id}`, { maxRedirects: 0 });
    expect(answer.status(), id).toBe(404);
    expect(answer.headers()['set-cookie'], id).toBeUndefined();
  }
  expect((await client.get('/centre?id[]=..')).status()).toBe(404);
});

const centres = getCentres();
const idAt = (index: number) => centres[index]?.id ?? '';

/** A month that placements are not asked for when it is November 2026. */
const oddMonth = (n: number) =>
  `${n % 2 === 0 ? 2000 + (n % 21) : 2027 + (n % 73)}-${String(1 + (n % 12)).padStart(2, '0')}`;

/** Something that is nowhere, another one for each n, and how it is answered. */
function nowhere(n: number): { path: string; status: number } {
  const random = crypto.randomUUID();
  const kinds = [
    { path: `/centre?id=${random}`, status: 404 },
    { path: `/centre?id=${random}&month=2026-10`, status: 404 },
    { path: `/api/placements?centreId=${random}&month=2026-10`, status: 404 },
    { path: `/api/placements?centreId=${idAt(0)}&month=${oddMonth(n)}`, status: 400 },
    { path: `/api/centres?cityId=${n % 2 === 0 ? random : 1_000 + n}`, status: 404 },
  ] as const;
  return kinds[n % kinds.length] ?? kinds[0];
}

test('two thousand random ids, months and cities cost neither a call of the backend nor a file', async ({
  request: client,
}) => {
  test.setTimeout(180_000);
  // Under a clock that stands still nothing the site has read grows old: every call would be these requests' own.
  const site = await ownSite({ SITE_NOW: '2026-11-20T12:00:00+05:00' });
  try {
    const page = await client.get(site.origin + centrePath(idAt(0)));
    expect(page.status()).toBe(200);
    expect(page.headers().etag).toBeTruthy();
    expect((await client.get(`${site.origin}/api/cities`)).status()).toBe(200);
    await site.control('calls', 'DELETE');
    const files = site.files();
    // A centre there is, in a month there is not: the very page that is cached already.
    for (let n = 0; n < 100; n += 1) {
      const answer = await client.get(`${site.origin}${centrePath(idAt(0))}&month=${oddMonth(n)}`);
      expect(answer.status()).toBe(200);
      expect(answer.headers().etag, oddMonth(n)).toBe(page.headers().etag);
    }
    for (let from = 0; from < 2_000; from += 20)
      await Promise.all(
        Array.from({ length: 20 }, async (_, index) => {
          const { path, status } = nowhere(from + index);
          expect((await client.get(site.origin + path)).status(), path).toBe(status);
        }),
      );
    expect(await site.control('calls')).toEqual({});
    expect(site.files()).toEqual(files);
  } finally {
    await site.end();
  }
});

/** Notes what a page does that no page of ours may do, whoever writes the backend's answers. */
function watchFor(page: Page, origin: string): string[] {
  const seen: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`ran: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    const ours = url.origin === origin || ['data:', 'blob:'].includes(url.protocol);
    if (!ours && url.host !== 'www.openstreetmap.org') seen.push(`asked for: ${url}`);
    if (url.pathname === '/api/csp-report') seen.push('reported a violation of its policy');
  });
  return seen;
}

/** Where the page leads and what it shows, of every element. */
const addressesOn = (page: Page) =>
  page
    .locator('[href], [src], [srcset], [action], [formaction], [poster]')
    .evaluateAll((elements) =>
      elements.flatMap((element) =>
        ['href', 'src', 'srcset', 'action', 'formaction', 'poster'].map(
          (name) => element.getAttribute(name) ?? '',
        ),
      ),
    );
const hostileAddress = /javascript:|vbscript:|data:text|\/\/[^/]*evil|secret\.png/i;

/** What fits an answer of 2 MiB many times over. */
const short = payloads.filter((payload) => typeof payload !== 'string' || payload.length < 3_000);
/** For the centre itself, which has one row: all fields hold the same, on a page of its own for each. */
const words = short.filter((payload) => typeof payload === 'string').slice(0, 8);

async function poison(site: OwnSite): Promise<void> {
  const eventLinks = short.flatMap((payload) => [
    { link: payload, imgUrl: 'events/a.webp' },
    { link: 'https://x.com/a', imgUrl: payload },
  ]);
  const events = [{ ...eventRow, eventLinks }, ...spoilt(eventRow, short)];
  const lists = {
    'UpcomingBatch/GetByCenterId': spoilt(batchRow, short),
    'SOM/GetByCenterId': spoilt(studentRow, short),
    'POM/GetByCenterId': spoilt(projectRow, short),
    'Placement/GetMonthWise': spoilt(placementRow, short),
    'Events/GetByCenterId': events,
    'Events/GetGlobal': events,
  };
  const answer = (path: string, body: unknown, more: object = {}) =>
    site.control('faults', 'POST', { kind: 'answer', path, body: JSON.stringify(body), ...more });
  for (const [path, rows] of Object.entries(lists)) await answer(path, rows);
  for (const [index, word] of words.entries()) {
    const id = idAt(index);
    const fields = Object.keys(centreRow(id)).map((name) => [name, word]);
    const row = {
      ...Object.fromEntries(fields),
      id,
      centreName: 'A',
      maapLink: foreignMaps[index % foreignMaps.length],
    };
    await answer('Centres/GetById', row, { query: id });
  }
}

test('hostile data in every field of every answer: pages stand, nothing runs, nothing foreign is framed or asked for', async ({
  page,
  forgive,
}) => {
  test.setTimeout(180_000);
  const site = await ownSite();
  try {
    await poison(site);
    const seen = watchFor(page, site.origin);
    await page.route(/openstreetmap\.org/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>map</title>' }),
    );
    for (const index of words.keys()) {
      await page.goto(site.origin + centrePath(idAt(index)));
      await expect(page.getByRole('heading', { level: 1, name: centres[index]?.name ?? '' })).toBeVisible();
      await page.getByRole('button', { name: /^Show map of/ }).click();
      await expect(page.locator('iframe')).toHaveAttribute('src', /^https:\/\/www\.openstreetmap\.org\//);
      for (const [tab, shown] of [
        ['Student of the Month', 'Batch code'],
        ['Project of the Month', 'Semester'],
        ['Placement', 'This Month Placement'],
        ['Event', 'Sports Day'],
      ] as const) {
        await page.getByRole('tab', { name: tab, exact: true }).click();
        await expect(page.getByRole('tabpanel').getByText(shown, { exact: true }).first()).toBeVisible();
      }
      for (const address of await addressesOn(page)) expect(address).not.toMatch(hostileAddress);
    }
    await page.goto(`${site.origin}/events`);
    await expect(page.getByRole('main').getByText('Sports Day', { exact: true }).first()).toBeVisible();
    for (const address of await addressesOn(page)) expect(address).not.toMatch(hostileAddress);
    expect(seen).toEqual([]);
    await page.close();
    // Pictures and films of the hostile rows, which nobody has uploaded.
    forgive(/status of (400|404)/);
  } finally {
    await site.end();
  }
});
