import { connect } from 'node:net';
import { expect, test } from './support/test';

// Requests no browser sends (security.md S12, Framework poking), written byte by byte.
const port = Number(process.env.E2E_PORT);
const host = `localhost:${port}`;

/** Sends bytes and returns the status line's number; 0 when the server closed without a word. */
function send(text: string, within = 60_000): Promise<number> {
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
