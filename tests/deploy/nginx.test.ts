/** The real nginx with deploy/nginx.conf in front of a server that notes requests; e2e/nginx.spec.ts tests the site. */
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { findProgram } from '../../scripts/programs';
import { sendRequest } from '../support/e2e/ask';
import { freePort, listenLocally } from '../support/programs/free-port';
import { startNginx, type TestNginx } from '../support/programs/start-nginx';

const onNginx = findProgram('nginx') ? describe : describe.skip;
if (!findProgram('nginx'))
  process.stdout.write('SKIPPED: nginx is not on this machine, its rules are not tried\n');

let upstream: Server;
let nginx: TestNginx;
/** The port of the second instance, which is down. */
let awayPort: number;
let receivedUrls: string[] = [];
let respond: (response: ServerResponse, address: string) => void;
beforeAll(async () => {
  upstream = createServer((request, response) => {
    receivedUrls.push(request.url ?? '');
    if (request.url === '/api/health/live') response.end();
    else respond(response, request.url ?? '');
  });
  const port = await listenLocally(upstream);
  awayPort = await freePort();
  if (findProgram('nginx')) nginx = await startNginx([port, awayPort]);
});
afterAll(async () => {
  await nginx?.stop();
  await new Promise((resolve) => {
    upstream.close(resolve);
    upstream.closeAllConnections();
  });
});
beforeEach(() => {
  receivedUrls = [];
});

const sendGet = (address: string, headers: Record<string, string> = {}) =>
  sendRequest(nginx.origin, address, { headers });
const cacheStateOf = async (address: string, headers?: Record<string, string>) =>
  (await sendGet(address, headers)).headers['x-cache'];
async function waitUntilCached(address: string): Promise<void> {
  while ((await cacheStateOf(address)) !== 'HIT') await pause(10);
}
onNginx('nginx', () => {
  test('serves a stale copy while it revalidates for as long as the site allows, and no longer', async () => {
    let version = 1;
    let isStuck = false;
    const stuckResponses: ServerResponse[] = [];
    respond = (response) => {
      response.setHeader('Cache-Control', 's-maxage=1, stale-while-revalidate=4');
      if (isStuck && stuckResponses.length === 0) stuckResponses.push(response);
      else response.end(`version ${version}`);
    };
    // Polls, because nginx counts whole seconds.
    const firstOtherThan = async (kinds: readonly string[]) => {
      for (const until = performance.now() + 30_000; ; await pause(100)) {
        const { headers, body } = await sendGet('/page');
        const cacheState = headers['x-cache'] ?? '';
        if (!kinds.includes(cacheState) || performance.now() > until) return [cacheState, body.toString()];
      }
    };
    await waitUntilCached('/page');
    expect((await sendGet('/page')).body.toString()).toBe('version 1');
    version = 2;
    isStuck = true;
    expect(await firstOtherThan(['HIT'])).toEqual(['STALE', 'version 1']);
    // The refresh hangs, until the copy is too old to be served.
    expect(await firstOtherThan(['STALE', 'UPDATING'])).toEqual(['EXPIRED', 'version 2']);
    for (const response of stuckResponses) response.end('late');
  });

  test('logs no request, whose path or referrer may open a pass, also if no instance responds', async () => {
    respond = (response) => response.destroy();
    const referer = `${nginx.origin}/pass/planted-token`;
    for (const address of ['/pass/planted-token', '/api/passes/planted-token', '/events'])
      expect((await sendGet(address, { referer })).status).toBe(503);
    expect(nginx.errors()).not.toContain('planted-token');
  });

  test.each(['/search?q=java', '/pass/nothing'])(
    'concurrent requests for %s, which is never cached, do not wait for each other',
    async (address) => {
      const countConcurrent = async () => {
        const openResponses: ServerResponse[] = [];
        respond = (response) => {
          response.setHeader('Cache-Control', 'no-store');
          openResponses.push(response);
        };
        const responses = Array.from({ length: 10 }, () => sendGet(address));
        // nginx would release waiting requests after five seconds.
        for (const until = performance.now() + 4_000; openResponses.length < 10 && performance.now() < until;)
          await pause(10);
        const openCount = openResponses.length;
        respond = (response) => response.end();
        for (const response of openResponses) response.end();
        await Promise.all(responses);
        return openCount;
      };
      // A busy machine may need a second try.
      expect(Math.max(await countConcurrent(), await countConcurrent())).toBe(10);
    },
  );

  test('twelve slow uploads from one /64 reach no instance, and take no place from another address', async () => {
    respond = (response) => response.writeHead(201).end('{}');
    const { port } = new URL(nginx.origin);
    // The address of an inner proxy, which all visitors share.
    const proxyAddress = '10.0.0.2';
    receivedUrls = [];
    const slowSockets = Array.from({ length: 12 }, () => {
      const head = `POST /api/feedback HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 2001:db8:1:2::1, ${proxyAddress}\r\n`;
      const socket = connect(Number(port), '127.0.0.1').setEncoding('utf8');
      socket.write(`${head}Expect: 100-continue\r\nContent-Length: 9\r\n\r\nx`);
      return socket;
    });
    // Once nginx asks for the body, the upload counts against the limit.
    const firstChunks = await Promise.all(slowSockets.map((socket) => once(socket, 'data')));
    expect(new Set(firstChunks.flat())).toEqual(new Set(['HTTP/1.1 100 Continue\r\n\r\n']));
    const post = (address: string) =>
      sendRequest(nginx.origin, '/api/feedback', {
        method: 'POST',
        headers: { 'X-Forwarded-For': `${address}, ${proxyAddress}`, Accept: 'application/json' },
        body: 'x',
      });
    const limitedResponse = await post('2001:db8:1:2:3::2');
    expect(limitedResponse.status).toBe(429);
    expect(JSON.parse(limitedResponse.body.toString())).toMatchObject({ error: { code: 'limited' } });
    expect(limitedResponse.headers['retry-after']).toBe('60');
    expect((await post('2001:db8:1:3::1')).status).toBe(201);
    expect(receivedUrls).toEqual(['/api/feedback']);
    for (const socket of slowSockets) socket.destroy();
  });

  test('a college may send 300 posts in a row, then 30 a minute; further ones get the reason', async () => {
    respond = (response) => response.end('{}');
    const post = (Accept: string) => {
      const headers = { 'X-Forwarded-For': '203.0.113.3', Accept };
      return sendRequest(nginx.origin, '/api/feedback', { method: 'POST', headers, body: 'x' });
    };
    const startMs = performance.now();
    for (let n = 0; n < 300; n += 1) expect((await post('text/html')).status).toBe(200);
    const laterResponses = [];
    for (let n = 0; n < 300; n += 1) laterResponses.push(await post('text/html'));
    // The limit refills by one every two seconds.
    const refilledCount = (performance.now() - startMs) / 2_000;
    expect(laterResponses.filter(({ status }) => status === 200).length).toBeLessThan(2 + refilledCount);
    const lastRejection = laterResponses.findLast(({ status }) => status === 429);
    expect(lastRejection?.body.toString()).toContain('Many forms were sent');
    expect((await sendGet('/api/cities', { 'X-Forwarded-For': '203.0.113.3' })).status).toBe(200);
  });

  test('passes the host on', async () => {
    const hostHeaders: unknown[] = [];
    respond = (response) => response.end(void hostHeaders.push(response.req.headers.host));
    for (const method of ['GET', 'POST']) await sendRequest(nginx.origin, '/api/feedback', { method });
    expect(hostHeaders).toEqual(['127.0.0.1', '127.0.0.1']);
  });

  test('caches a page, a file and a picture once, and no invented URLs', async () => {
    respond = (response, address) => {
      response.setHeader('Cache-Control', 's-maxage=60');
      response.end(address);
    };
    const monthPath = '/centre?id=1&month=2026-10';
    const cacheable = ['/share/a.png', '/about', '/centre?id=1', monthPath, '/pictures/centre/480/a.jpg'];
    for (const address of [...cacheable, '/_next/static/a.js']) await sendGet(address);
    for (const address of cacheable) await waitUntilCached(address);
    const queryAndState = async (address: string, query: string, headers?: Record<string, string>) => [
      query,
      await cacheStateOf(address + query, headers),
    ];
    for (const query of ['?page=1', '?utm_source=x'])
      expect(await queryAndState('/share/a.png', query)).toEqual([query, 'HIT']);
    for (const [address, query] of [
      ['/about', '?utm_source=x&fbclid=y'],
      ['/centre?id=1', '&utm_source=x'],
      ['/centre?id=1', '&id=2'],
      ['/centre', '?paid=2&id=1'],
    ] as const)
      expect(await queryAndState(address, query)).toEqual([query, 'HIT']);
    for (const query of ['&%69d=2', '&page=1', '&a=1&courses=x'])
      expect(await queryAndState('/centre?id=1', query)).toEqual([query, 'BYPASS']);
    for (const name of [
      'RSC',
      'Next-Router-Prefetch',
      'Next-Router-Segment-Prefetch',
      'Next-Router-State-Tree',
    ])
      expect(await queryAndState('/about', '?_rsc=1', { [name]: '/made-up' })).toEqual(['?_rsc=1', 'BYPASS']);
    // Three pages, two files and one picture, besides the pages of other tests.
    const { pages = 0, ...otherCounts } = nginx.cachedCounts();
    expect(otherCounts).toEqual({ files: 2, pictures: 1 });
    for (const address of cacheable) {
      const { headers, body } = await sendGet(address);
      expect([headers['x-cache'], body.toString()]).toEqual(['HIT', address]);
    }
    expect(nginx.cachedCounts().pages).toBe(pages);
    expect(pages).toBeLessThan(6);
  });

  test('asks for the best encoding that a browser accepts, and keeps a copy of each', async () => {
    respond = (response) => {
      // The policy of a page that is not prepared is as long, because it lists the hash of each inline script.
      response.setHeader('Content-Security-Policy', 'x'.repeat(10_000));
      response.setHeader('Cache-Control', 's-maxage=60').setHeader('Vary', 'Accept-Encoding');
      response.end(response.req.headers['accept-encoding'] ?? 'none');
    };
    for (const visit of ['first', 'second'])
      for (const [accepted, encoding] of [
        ['gzip, deflate, br', 'br'],
        ['gzip, br; q=0', 'gzip'],
        ['identity', 'none'],
      ] as const)
        for (const address of ['/encoded', '/_next/static/encoded.js']) {
          const { body } = await sendGet(address, { 'Accept-Encoding': accepted });
          expect([visit, address, body.toString()]).toEqual([visit, address, encoding]);
        }
    expect(await cacheStateOf('/encoded', { 'Accept-Encoding': 'br' })).toBe('HIT');
  });

  test('serves a static file that only one instance has, from either, but sends no post to both', async () => {
    respond = (response) => response.writeHead(404).end('missing');
    const postsToOther: unknown[] = [];
    const otherServer = createServer(({ method }, response) => {
      if (method === 'POST') postsToOther.push(method);
      response.end('script');
    });
    await new Promise<void>((resolve) => otherServer.listen(awayPort, '127.0.0.1', resolve));
    for (let n = 0; n < 12; n += 1) expect((await sendGet(`/_next/static/new${n}.js`)).status).toBe(200);
    receivedUrls = [];
    respond = (response) => void response.destroy();
    for (let n = 0; n < 6; n += 1)
      await sendRequest(nginx.origin, '/api/feedback', { method: 'POST', body: 'x' });
    expect(receivedUrls.length + postsToOther.length).toBe(6);
    await new Promise((resolve) => {
      otherServer.close(resolve);
      otherServer.closeAllConnections();
    });
  });

  test('responds 404 for a static file that no instance has, until one has it', async () => {
    respond = (response) => response.writeHead(404).end('missing');
    for (let n = 0; n < 12; n += 1) expect((await sendGet(`/_next/static/none${n}.js`)).status).toBe(404);
    respond = (response) => response.end('deployed');
    expect((await sendGet('/_next/static/none0.js')).status).toBe(200);
  });
});
