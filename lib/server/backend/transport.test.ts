import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import net, { type Socket } from 'node:net';
import tls from 'node:tls';
import { listenLocally } from '@/tests/support/programs/free-port';
import { resetBackend } from '@/tests/support/singletons';
import {
  createBoundedFetch,
  boundedGet,
  TransportError,
  type CallLimits,
  createBreaker,
} from './transport.ts';

const maxResponseBytes = 2 * 1024 * 1024;
const minuteMs = 60_000;
/** Longer than any response here takes on a slow machine. A test of one limit replaces only that one. */
const longLimits: CallLimits = { connectMs: minuteMs, totalMs: 2 * minuteMs, keepAlive: false };
const runningServers: { close: () => void; sockets: Set<Socket> }[] = [];

async function listen(server: net.Server | http.Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => sockets.add(socket));
  runningServers.push({ close: () => server.close(), sockets });
  return listenLocally(server);
}
const listenWith = (handler: http.RequestListener) => listen(http.createServer(handler));
afterEach(() => {
  for (const { close, sockets } of runningServers.splice(0)) {
    for (const socket of sockets) socket.destroy();
    close();
  }
  resetBackend();
});

const fetchBounded = (url: string, init?: RequestInit, overrides: Partial<CallLimits> = {}) =>
  createBoundedFetch({ ...longLimits, ...overrides })(url, init);
const failureOf = (promise: Promise<Response>) =>
  promise.then(
    () => undefined,
    (error: unknown) => (error instanceof TransportError ? { code: error.code, sent: error.sent } : error),
  );

test.each<[string, () => Promise<string>, object, number?]>([
  ['refused', () => Promise.resolve('http://127.0.0.1:1/'), { code: 'ECONNREFUSED', sent: false }],
  // An IP address makes the connection fail before the request has its socket.
  [
    'no route',
    () => Promise.resolve('http://255.255.255.255/'),
    { code: expect.stringMatching(/^E/), sent: false },
  ],
  [
    'no such host',
    () => Promise.resolve('http://nobody.invalid/'),
    { code: expect.any(String), sent: false },
  ],
  [
    'no TLS spoken there',
    async () =>
      `https://127.0.0.1:${await listen(net.createServer((socket) => socket.end('HTTP/1.1 400\r\n\r\n')))}/`,
    { code: expect.any(String), sent: false },
  ],
  [
    'TLS that never answers',
    async () => `https://127.0.0.1:${await listen(net.createServer(() => undefined))}/`,
    { code: 'CONNECT_TIMEOUT', sent: false },
    300,
  ],
])('%s: the error says that nothing was sent', async (_what, address, expected, connectMs = minuteMs) => {
  const failure = failureOf(fetchBounded(await address(), { method: 'POST', body: 'x' }, { connectMs }));
  expect(await failure).toEqual(expected);
});

test.each<[string, http.RequestListener, string]>([
  ['a cut connection', (request) => void request.socket.destroy(), 'ECONNRESET'],
  [
    'a length over the cap',
    (_request, response) =>
      void response.writeHead(200, { 'content-length': maxResponseBytes + 1 }).write('['),
    'TOO_BIG',
  ],
  [
    'more bytes than the cap, which no length announces',
    (_request, response) => {
      response.write(Buffer.alloc(maxResponseBytes));
      response.end('x');
    },
    'TOO_BIG',
  ],
  [
    'an encoded response',
    (_request, response) => void response.writeHead(200, { 'content-encoding': 'zstd' }).end('x'),
    'ENCODED',
  ],
])('%s: the error says that the request was sent', async (_what, handler, code) => {
  const port = await listenWith(handler);
  expect(await failureOf(fetchBounded(`http://127.0.0.1:${port}/`))).toEqual({ code, sent: true });
});

test.each<[string, http.RequestListener]>([
  ['no response in time', () => undefined],
  ['a response that never ends', (_request, response) => void response.writeHead(200).write('[')],
  [
    'another protocol',
    (request) => void request.socket.end('HTTP/1.1 101 X\r\nUpgrade: x\r\nConnection: Upgrade\r\n\r\n'),
  ],
])('%s: times out, and the error says that the request was sent', async (_what, handler) => {
  const port = await listenWith(handler);
  const failure = failureOf(fetchBounded(`http://127.0.0.1:${port}/`, {}, { totalMs: 1_000 }));
  expect(await failure).toEqual({ code: 'TOTAL_TIMEOUT', sent: true });
});

describe('an https server', () => {
  // Self-signed for localhost: one valid until 2126, one expired in 2025.
  const certificate = (name: string) => readFileSync(`tests/fixtures/certificates/${name}.pem`, 'utf8');
  const defaultCertificates = tls.getCACertificates();
  afterEach(() => tls.setDefaultCACertificates(defaultCertificates));

  test.each([
    ['self-signed', 'sound', 'localhost', false, 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    ['of another name', 'sound', '127.0.0.1', true, 'ERR_TLS_CERT_ALTNAME_INVALID'],
    ['expired', 'expired', 'localhost', true, 'CERT_HAS_EXPIRED'],
    ['good', 'sound', 'localhost', true, undefined],
  ])('whose certificate is %s', async (_what, name, host, isTrusted, code) => {
    if (isTrusted) tls.setDefaultCACertificates([...defaultCertificates, certificate(name)]);
    let connectionCount = 0;
    const options = { key: certificate('key'), cert: certificate(name) };
    const port = await listen(
      https.createServer(options, (_request, response) => {
        connectionCount += 1;
        response.end('[]');
      }),
    );
    for (const keepAlive of [false, true])
      expect(await failureOf(fetchBounded(`https://${host}:${port}/`, undefined, { keepAlive }))).toEqual(
        code && { code, sent: false },
      );
    expect(connectionCount).toBe(code ? 0 : 2);
  });
});

test('a write is sent once, and never on a re-used connection', async () => {
  const sockets = new Set<Socket>();
  let requests = 0;
  const port = await listenWith((request, response) => {
    requests += 1;
    sockets.add(request.socket);
    response.end('{}');
  });
  const url = `http://127.0.0.1:${port}/`;
  await fetchBounded(url, { method: 'POST', body: 'a' });
  await fetchBounded(url, { method: 'POST', body: 'b' });
  expect(sockets.size).toBe(2);
  expect(requests).toBe(2);
});

test('a file may be larger than an API response, up to its own cap', async () => {
  const maxBytes = maxResponseBytes + 10;
  const port = await listenWith(
    (request, response) => void response.end(Buffer.alloc(Number(request.url?.slice(1)))),
  );
  const readSize = async (bytes: number) => {
    const { status, body } = await boundedGet(new URL(`http://127.0.0.1:${port}/${bytes}`), {
      ...longLimits,
      maxBytes,
    });
    return [status, body.byteLength];
  };
  expect(await readSize(maxBytes)).toEqual([200, maxBytes]);
  await expect(readSize(maxBytes + 1)).rejects.toMatchObject({ code: 'TOO_BIG' });
});

test('a file is not decoded, and a redirect is not followed', async () => {
  const port = await listenWith((request, response) => {
    const headers: http.OutgoingHttpHeaders =
      request.url === '/moved' ? { location: 'http://169.254.169.254/' } : { 'content-encoding': 'br' };
    response.writeHead(request.url === '/moved' ? 302 : 200, headers).end('x');
  });
  const get = (path: string) => boundedGet(new URL(`http://127.0.0.1:${port}${path}`), longLimits);
  expect((await get('/moved')).status).toBe(302);
  await expect(get('/encoded')).rejects.toMatchObject({ code: 'ENCODED' });
});

test('five consecutive failures open a breaker; a success resets the count', async () => {
  const breaker = createBreaker((isGood) => !isGood);
  for (const isGood of [false, false, false, false, true, false, false, false, false])
    expect(await breaker.call(async () => isGood)).toBe(isGood);
  expect([breaker.isClosed(), await breaker.call(async () => false)]).toEqual([true, false]);
  const succeed = jest.fn(async () => true);
  expect([await breaker.call(succeed), succeed.mock.calls]).toEqual([undefined, []]);
});

test('after the pause of a breaker one caller may try, if the server answers, and within ten seconds no other', async () => {
  let ms = 0;
  const breaker = createBreaker(
    (isGood) => !isGood,
    undefined,
    () => ms,
  );
  const answers = jest.fn(async () => true);
  expect([await breaker.mayCall(answers), answers.mock.calls]).toEqual([true, []]);
  for (let n = 0; n < 5; n += 1) await breaker.call(async () => false);
  const callTwice = () => Promise.all([breaker.mayCall(answers), breaker.mayCall(answers)]);
  ms = 9_999;
  expect(await callTwice()).toEqual([false, false]);
  ms = 10_000;
  answers.mockResolvedValueOnce(false);
  expect([breaker.remainingPauseMs(), await callTwice()]).toEqual([0, [false, false]]);
  expect(breaker.remainingPauseMs()).toBe(10_000);
  ms = 20_000;
  expect([await callTwice(), breaker.isClosed()]).toEqual([[true, false], false]);
  await breaker.call(async () => true);
  expect([await callTwice(), answers.mock.calls.length]).toEqual([[true, true], 2]);
});

test('an open breaker lets one trial call through after ten seconds, and rejects the others meanwhile', async () => {
  let passedMs = 0;
  const startedAt = performance.now();
  jest.spyOn(performance, 'now').mockImplementation(() => startedAt + passedMs);
  const breaker = createBreaker((isGood) => !isGood);
  for (let n = 0; n < 5; n += 1) await breaker.call(async () => false);
  passedMs = 9_999;
  expect(await breaker.call(async () => true)).toBeUndefined();
  expect(breaker.remainingPauseMs()).toBe(1);
  passedMs = 10_000;
  const trial = Promise.withResolvers<boolean>();
  const trialCall = breaker.call(() => trial.promise);
  const otherRequest = jest.fn(async () => true);
  const callDuringTrial = breaker.call(otherRequest);
  expect(breaker.remainingPauseMs()).toBe(1_000);
  trial.resolve(true);
  expect([await trialCall, await callDuringTrial]).toEqual([true, undefined]);
  expect(otherRequest).not.toHaveBeenCalled();
  expect([breaker.isClosed(), breaker.remainingPauseMs()]).toEqual([true, 0]);
});
