/** @jest-environment node */
import { jest } from '@jest/globals';
import { clientHeader } from '@/lib/server/http/rate-limit';
import { setClock } from '@/lib/shared/util/time';
import { POST } from './route';

const report = JSON.stringify({
  'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': 'https://a.example' },
});
const send = (client: string, headers: Record<string, string> = {}, body = report) =>
  POST(
    new Request('http://localhost:3000/api/csp-report', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'same-origin', [clientHeader]: client, ...headers },
      body,
    }),
    undefined,
  );
beforeEach(() => {
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  // The limit refills by one per second.
  setClock(() => 1_760_000_000_000);
});
afterEach(() => setClock());

test('one address may send sixty reports at once, the next gets 429 with Retry-After; other addresses are unaffected', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 61; n += 1) statuses.push((await send('192.0.2.1')).status);
  expect(statuses).toEqual([...Array.from({ length: 60 }, () => 204), 429]);
  expect((await send('192.0.2.1')).headers.get('retry-after')).toBe('1');
  expect((await send('192.0.2.2')).status).toBe(204);
});
