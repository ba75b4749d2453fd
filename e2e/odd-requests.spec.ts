import { rawRequest, sendRaw } from './support/raw';
import { expect, test } from './support/test';

// Requests that no browser sends and that have one right answer; fuzz.spec.ts has those that need only not fail.
const port = Number(process.env.E2E_PORT);
const host = `Host: localhost:${port}`;

const many = Array.from({ length: 101 }, (_, i) => `X-Header-${i}: ${i}`);
const forwarded = [
  'X-Forwarded-Host: evil.example',
  'X-Forwarded-Proto: https',
  'X-Forwarded-For: 127.0.0.1',
];

test('odd methods and headers get the expected status', async () => {
  for (const [what, status, line, headers = [], body] of [
    ['an upgrade', 200, 'GET /', ['Upgrade: websocket', 'Connection: Upgrade']],
    ['an asterisk', 400, 'OPTIONS *'],
    ['PROPFIND', 405, 'PROPFIND /api/health/live'],
    ['a body that GET sends to a form', 405, 'GET /api/registrations/visitor', ['Content-Length: 2'], '{}'],
    ['a hundred and one headers', 200, 'GET /api/health/live', many],
    ['forged forwarding', 200, 'GET /about', forwarded],
    ['a forged nonce', 200, 'GET /about', ["Content-Security-Policy: script-src 'nonce-abc'"]],
  ] as const) {
    const answer = await sendRaw(port, rawRequest(`${line} HTTP/1.1`, [host, ...headers], body));
    expect.soft(answer.status, what).toBe(status);
  }
  const { status } = await sendRaw(port, `CONNECT 127.0.0.1:22 HTTP/1.1\r\n${host}\r\n\r\n`);
  expect([0, 400, 405]).toContain(status);
});

test('a forged host never appears in the page', async ({ request: client }) => {
  const headers = { 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'https' };
  for (const path of ['/about', '/sitemap.xml', '/robots.txt', '/nothing-here']) {
    const answer = await client.get(path, { headers });
    expect(await answer.text(), path).not.toContain('evil.example');
    expect(JSON.stringify(answer.headers()), path).not.toContain('evil.example');
  }
});
