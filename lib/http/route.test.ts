/** @jest-environment node */
import { jest } from '@jest/globals';
import { json } from './error-response';
import { route } from './route';

const request = (method: string, headers: Record<string, string> = {}) =>
  new Request('http://localhost:3000/api/x', { method, headers });

test('methods without a handler answer 405 and name the allowed ones', async () => {
  const methods = route({ POST: () => json({}) });
  for (const name of ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
    const answer = await methods[name](request(name), undefined);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
  }
});

test('a forged post never reaches the handler', async () => {
  const handler = jest.fn(() => json({}));
  const answer = await route({ POST: handler }).POST(
    request('POST', { 'sec-fetch-site': 'cross-site' }),
    undefined,
  );
  expect(answer.status).toBe(403);
  expect(handler).not.toHaveBeenCalled();
});

test('an exception becomes a reference, and its words stay in the process', async () => {
  const log = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { GET } = route({
    GET: () => {
      throw new Error('ali@example.com is broken');
    },
  });
  const answer = await GET(request('GET', { 'x-request-id': '12345678-aaaa' }), undefined);
  const body = await answer.text();
  expect(answer.status).toBe(500);
  expect(body).toContain('Reference 12345678');
  expect(body + String(log.mock.calls)).not.toContain('ali@example.com');
});

test('the log names the route of what failed, not the address, which may open a pass', async () => {
  const log = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  const { GET } = route<{ params: Promise<{ token: string; file: string }> }>({
    GET: () => {
      throw new Error('broken');
    },
  });
  const received = new Request('http://localhost:3000/api/passes/s3cret%20token/pass.png');
  await GET(received, { params: Promise.resolve({ token: 's3cret token', file: 'pass.png' }) });
  expect(JSON.parse(String(log.mock.calls.at(-1)))).toMatchObject({ route: '/api/passes/[token]/[file]' });
});
