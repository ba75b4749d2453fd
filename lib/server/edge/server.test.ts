/** @jest-environment node */
import { once } from 'node:events';
import { Agent, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { parseSettings, withoutSettings } from '../runtime/env';
import { clientHeader, createBuckets } from '../http/rate-limit';
import { securityHeaders } from './headers';
import { createSiteServer, listen, serverLimits } from './server';

// The server on real sockets, with a test handler instead of Next and short limits.

type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;
const echo: Handler = async (request, response) => {
  response.end(JSON.stringify({ url: request.url, headers: request.headers }));
};
const open = new Set<{ end: () => Promise<void> }>();
beforeEach(() => void jest.spyOn(process.stdout, 'write').mockReturnValue(true));
afterEach(async () => {
  for (const site of open) await site.end();
  open.clear();
});

async function site(
  handle: Handler = echo,
  limits: Partial<typeof serverLimits> = {},
  env: Readonly<Record<string, string>> = {},
) {
  const parsed = parseSettings({ ...withoutSettings, ...env });
  if (parsed.kind === 'invalid') throw new Error(parsed.problems.join());
  const server = createSiteServer(handle, parsed.settings, { limits: { ...serverLimits, ...limits } });
  await listen(server, { port: 0, host: parsed.settings.host });
  const address = server.address() as AddressInfo;
  open.add({
    end: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
  return { server, address, port: address.port, origin: `http://127.0.0.1:${address.port}` };
}

/** Resolves on close even after an error, which a client that keeps sending receives. */
const closed = (socket: Socket) => new Promise<void>((resolve) => socket.once('close', () => resolve()));

/** Connects, sends, and returns everything received until the server closes; `''` if nothing. */
async function exchange(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1', () => socket.write(text));
  return received(socket);
}
async function received(socket: Socket): Promise<string> {
  let answer = '';
  socket.on('data', (chunk) => (answer += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  await closed(socket);
  return answer;
}
const get = (target: string, ...headers: string[]) =>
  `GET ${target} HTTP/1.1\r\n${['Host: localhost', 'Connection: close', ...headers].join('\r\n')}\r\n\r\n`;
const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
const bodyOf = (answer: string) => JSON.parse(/\{.*\}/s.exec(answer)?.[0] ?? '{}');

test('timeouts are as documented (docs/security.md#l4)', async () => {
  const { server } = await site();
  expect(server).toMatchObject({
    headersTimeout: 20_000,
    requestTimeout: 150_000,
    timeout: 60_000,
    keepAliveTimeout: 65_000,
  });
  expect(serverLimits).toMatchObject({ response: 600_000, linger: 15_000 });
});

describe('error responses of Node itself have security headers and a sentence, and are not cached', () => {
  const long = 'x'.repeat(17_000);
  test.each([
    ['nonsense', 'nonsense\r\n\r\n', 400],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400],
    ['two hosts', get('/', 'Host: other'), 400],
    ['a length and chunks', get('/', 'Content-Length: 1', 'Transfer-Encoding: chunked'), 400],
    ['a line break in the address', 'GET /a\nb HTTP/1.1\r\nHost: localhost\r\n\r\n', 400],
    ['a header of 17 kB', get('/', `X-Long: ${long}`), 431],
    ['headers that stop', 'GET / HTTP/1.1\r\nHost: localhost\r\n', 408],
    ['an expectation', get('/', 'Expect: something'), 417],
  ])('%s', async (_, text, status) => {
    const { port } = await site(echo, status === 408 ? { headers: 200, check: 50 } : {});
    const answer = await exchange(port, text);
    expect(statusOf(answer)).toBe(status);
    for (const [name, value] of securityHeaders('http://localhost'))
      expect(answer).toContain(`\r\n${name}: ${value}\r\n`);
    expect(answer).toMatch(/\r\nContent-Type: text\/plain; charset=utf-8\r\n/i);
    expect(answer).toMatch(/\r\nCache-Control: no-store\r\n/i);
    expect(answer).toMatch(/\r\n\r\n[A-Z][a-z ]+\n$/);
  });

  test('a chunk with endless extensions', async () => {
    const { port } = await site(async (request, response) => {
      request.resume();
      await once(request, 'end');
      response.end();
    });
    const head = 'POST /api/feedback HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n';
    const answer = await exchange(port, `${head}1;${'x'.repeat(20_000)}`);
    expect([statusOf(answer), answer.includes('X-Frame-Options: DENY')]).toEqual([413, true]);
  });
});

describe('requests passed to Next', () => {
  const passedToNext = async (target: string, ...headers: string[]) =>
    bodyOf(await exchange((await site()).port, get(target, ...headers)));

  test.each([
    ['/events?email=victim%40example.com', '/events'],
    ['/_global-error', '/404'],
  ])('%s is passed on as %s', async (target, url) => expect((await passedToNext(target)).url).toBe(url));

  test.each([
    ['/x/../events?email=a', '/events?email=a'],
    ['/./_global-error', '/_global-error'],
    ['/share/%2e%2e/events', '/events'],
    ['/eve%6ets', '/events'],
  ])('%s is redirected to %s instead', async (target, url) => {
    const answer = await exchange((await site()).port, get(target));
    expect([statusOf(answer), /^Location: (.*)\r$/m.exec(answer)?.[1]]).toEqual([308, url]);
  });

  test.each(['/about', '/api/nowhere', '/_next/data/x'])('HEAD of %s is passed on as GET', async (target) => {
    const asked: string[] = [];
    const handle: Handler = async (request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.end();
    };
    const { port } = await site(handle);
    await exchange(port, get(target).replace('GET', 'HEAD'));
    expect(asked).toEqual([`GET ${target}`]);
  });

  test('a router state that Next cannot parse is not passed on', async () => {
    const { headers } = await passedToNext('/search', 'RSC: 1', 'Next-Router-State-Tree: %7Bnot json');
    expect(headers).toMatchObject({ rsc: '1' });
    expect(headers).not.toHaveProperty('next-router-state-tree');
  });

  test.each(['/a%00b', '/%0d%0aSet-Cookie:a=b', '/about?x=%0A', '/about?x=%7f', '/about?x=%1F'])(
    'a control character in %s is rejected',
    async (target) => expect(statusOf(await exchange((await site()).port, get(target)))).toBe(400),
  );

  test.each([
    ['/%zz', 400],
    ['/%c0%ae/', 400],
    ['/search?q=100%', 200],
  ])('%s, with an invalid escape, gets %i', async (target, status) =>
    expect(statusOf(await exchange((await site()).port, get(target)))).toBe(status),
  );

  test('a URL of more than 4,096 characters, escapes included, is rejected', async () => {
    const ofLength = (length: number) => get(`/search?q=${'x'.repeat(length - '/search?q='.length)}`);
    const { port } = await site();
    expect(statusOf(await exchange(port, ofLength(4_096)))).toBe(200);
    expect(statusOf(await exchange(port, ofLength(4_097)))).toBe(414);
    expect(statusOf(await exchange(port, get(`/search?q=${'"'.repeat(1_400)}`)))).toBe(414);
  });

  test.each([
    ['POST', '/about', 'GET, HEAD'],
    ['PUT', '/pictures/event/480/a.webp', 'GET, HEAD'],
    ['TRACE', '/api/feedback', 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'],
  ])('%s of %s is rejected, and the response allows %s', async (method, target, allowed) => {
    const answer = await exchange((await site()).port, get(target).replace('GET', method));
    expect([statusOf(answer), /^Allow: (.*)\r$/m.exec(answer)?.[1]]).toEqual([405, allowed]);
  });

  test('a tab in a query is accepted, because people paste it', async () =>
    expect((await passedToNext('/search?q=a%09b')).url).toBe('/search?q=a%09b'));
});

describe('the host', () => {
  const statusFor = async (host: string, target: string, siteUrl: string) => {
    const { port } = await site(echo, {}, { SITE_URL: siteUrl });
    return statusOf(
      await exchange(port, `GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
    );
  };
  test.each([
    ['www.example.com', '/about', 'https://www.example.com', 200],
    ['WWW.example.com:443', '/about', 'https://www.example.com', 200],
    ['evil.example', '/about', 'https://www.example.com', 421],
    ['www.example.com.evil.example', '/about', 'https://www.example.com', 421],
    ['www.example.com@evil.example', '/about', 'https://www.example.com', 421],
    ['a b', '/about', 'https://www.example.com', 421],
    ['127.0.0.1:3000', '/api/health/live', 'https://www.example.com', 200],
    ['127.0.0.1:3000', '/api/health/../feedback', 'https://www.example.com', 421],
    ['anything', '/about', 'http://www.example.com', 200],
  ])('%s: host %s, path %s: %d', async (host, target, siteUrl, status) => {
    expect(await statusFor(host, target, siteUrl)).toBe(status);
  });
  test.each([
    ['GET http://www.example.com/about HTTP/1.1', 'www.example.com', 200, '/about'],
    ['GET HTTPS://WWW.example.com:443/about?id=1 HTTP/1.1', 'www.example.com:443', 200, '/about'],
    ['GET http://www.example.com HTTP/1.1', 'www.example.com', 200, '/'],
    ['GET http://www.example.com?x HTTP/1.1', 'www.example.com', 200, '/'],
    ['GET http://169.254.169.254/about HTTP/1.1', 'www.example.com', 400, ''],
    ['GET http://www.example.com@evil.example/ HTTP/1.1', 'www.example.com', 400, ''],
    ['GET http:///about HTTP/1.1', 'www.example.com', 400, ''],
    ['GET ftp://www.example.com/about HTTP/1.1', 'www.example.com', 400, ''],
    ['GET http://a%20b/about HTTP/1.1', 'a b', 421, ''],
    ['GET http://evil.example/about HTTP/1.1', 'evil.example', 421, ''],
    ['GET /api/health/live HTTP/1.0', undefined, 200, '/api/health/live'],
    ['HEAD /api/health/ready HTTP/1.0', undefined, 200, ''],
    ['GET /api/health/live HTTP/1.1', undefined, 400, ''],
    ['GET /api/health/../feedback HTTP/1.0', undefined, 400, ''],
    ['GET /about HTTP/1.0', undefined, 400, ''],
  ])('%s with the host %s: %d', async (line, host, status, url) => {
    const { port } = await site(echo, {}, { SITE_URL: 'https://www.example.com' });
    const headers = host === undefined ? [] : [`Host: ${host}`];
    const answer = await exchange(port, [line, ...headers, 'Connection: close', '', ''].join('\r\n'));
    expect(statusOf(answer)).toBe(status);
    if (url) expect(bodyOf(answer).url).toBe(url);
  });
  test('another host name is rejected with the reason', async () => {
    const { port } = await site(echo, {}, { SITE_URL: 'https://www.example.com' });
    const answer = await exchange(port, get('/about'));
    expect(answer.split('\r\n\r\n')[1]).toBe('This website has another name\n');
  });
});

describe('who may connect', () => {
  const connects = async (port: number, host: string) => {
    const socket = connect(port, host);
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    return isOpen;
  };

  test('behind a trusted proxy only this machine can connect, unless HOST is set', async () => {
    const behindProxy = await site(echo, {}, { TRUST_PROXY: '1' });
    expect(behindProxy.address.address).toBe('127.0.0.1');
    // Another loopback address simulates another interface.
    expect(await connects(behindProxy.port, '127.0.0.2')).toBe(false);
    const withHost = await site(echo, {}, { TRUST_PROXY: '1', HOST: '0.0.0.0' });
    expect(await connects(withHost.port, '127.0.0.2')).toBe(true);
  });

  test('forged X-Forwarded-For share one bucket', async () => {
    const buckets = createBuckets({ capacity: 60, refillMs: 3_600_000 });
    const limited: Handler = async (request, response) => {
      const { kind } = buckets.take(String(request.headers[clientHeader]));
      response.writeHead(kind === 'ok' ? 200 : 429).end();
    };
    const { origin } = await site(limited);
    const statuses: number[] = [];
    for (let n = 0; n < 100; n += 1) {
      const forged = `10.0.${n}.1, [2001:db8:${n}::1]:${n}`;
      const answer = await fetch(origin, {
        headers: { 'X-Forwarded-For': forged, 'X-Site-Client': `9.9.9.${n}` },
      });
      statuses.push(answer.status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  });
});

/** Sends `head` once connected, then a byte every `ms` ms. */
function trickle(socket: Socket, head: string, ms: number): void {
  socket.once('connect', () => {
    socket.write(head);
    const timer = setInterval(() => socket.writable && socket.write('x'), ms);
    for (const event of ['data', 'close']) socket.once(event, () => clearInterval(timer));
  });
}

describe('slow clients', () => {
  const answerUnread: Handler = async (request, response) => {
    request.resume();
    response.writeHead(503).end('Busy');
  };
  /** More than fits into both socket buffers. */
  const large: Handler = async (_, response) => void response.end(Buffer.alloc(64 * 1024 * 1024));
  const closedBy = async (
    handle: Handler,
    limits: Partial<typeof serverLimits>,
    client: (socket: Socket) => void,
  ) => {
    const { server, port } = await site(handle, limits);
    const accepted = once(server, 'connection');
    const socket = connect(port, '127.0.0.1', () => socket.write(get('/about')));
    socket.on('error', () => undefined);
    client(socket);
    const [connection] = (await accepted) as [Socket];
    connection.on('error', () => undefined);
    await closed(connection);
    socket.destroy();
    return connection.bytesWritten;
  };

  test('pipelined requests are handled one at a time', async () => {
    let running = 0;
    let most = 0;
    const { port } = await site(async (request, response) => {
      most = Math.max(most, (running += 1));
      await setImmediate();
      running -= 1;
      response.end(request.url);
    });
    const requests = Array<string>(60).fill('GET /about HTTP/1.1\r\nHost: localhost\r\n');
    const answers = await exchange(port, `${requests.join('\r\n')}Connection: close\r\n\r\n`);
    expect(answers.match(/\/about/g)).toHaveLength(60);
    expect(most).toBe(1);
  });

  test('a client that does not read its response is disconnected after the idle timeout', async () => {
    await closedBy(large, { idle: 300 }, (socket) => socket.pause());
  });

  test('a client that reads its response too slowly is disconnected after the response timeout', async () => {
    await closedBy(large, { idle: 60_000, response: 1_000 }, (socket) => {
      socket.pause();
      const timer = setInterval(() => socket.read(1_000), 20);
      socket.on('close', () => clearInterval(timer));
    });
  });

  test('a body still arriving after the response is cut off', async () => {
    const { port } = await site(answerUnread, { linger: 300 });
    const socket = connect(port, '127.0.0.1');
    trickle(
      socket,
      'POST /api/registrations/visitor HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n',
      50,
    );
    expect(statusOf(await received(socket))).toBe(503);
  });

  test('a client that disconnects during its body does not crash the server', async () => {
    const { server, port } = await site(answerUnread, { linger: 100 });
    const accepted = once(server, 'connection');
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(
        'POST /api/registrations/visitor HTTP/1.1\r\nHost: localhost\r\nContent-Length: 500\r\n\r\n',
      ),
    );
    const [connection] = (await accepted) as [Socket];
    await once(socket, 'data');
    socket.destroy();
    await closed(connection);
    // After the timeout the server destroys the connection again.
    await new Promise<void>((resolve) => {
      jest.spyOn(connection, 'destroy').mockImplementation(() => {
        resolve();
        return connection;
      });
    });
    expect((await fetch(`http://127.0.0.1:${port}/about`)).status).toBe(503);
  });
});

test('fifty posts on one connection cause no listener warning of Node', async () => {
  const warnings: string[] = [];
  const onWarning = ({ name }: Error) => warnings.push(name);
  process.on('warning', onWarning);
  const { port } = await site(async (request, response) => {
    for (let n = 0; n < 8; n += 1) response.once('close', () => undefined);
    request.resume();
    response.writeHead(request.headers['x-refused'] ? 400 : 201).end('{}');
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  for (let n = 0; n < 50; n += 1) {
    const headers = { 'content-type': 'application/json', ...(n % 2 && { 'x-refused': '1' }) };
    const post = send({ agent, port, method: 'POST', path: '/api/registrations/visitor', headers });
    const [response] = (await once(post.end('{}'), 'response')) as [IncomingMessage];
    ports.add(response.socket.localPort);
    await once(response.resume(), 'end');
  }
  agent.destroy();
  await setImmediate();
  process.removeListener('warning', onWarning);
  expect([ports.size, warnings]).toEqual([1, []]);
});
