/** @jest-environment node */
import { after } from 'next/server';
import { setClock } from '@/lib/shared/util/time';
import { clientHeader } from '@/lib/server/http/rate-limit';
import { POST } from './route';

jest.mock('next/server', () => ({ after: jest.fn() }));

// The limit refills by one every ten seconds.
beforeEach(() => setClock(() => 1_760_000_000_000));
afterEach(() => setClock());

test('sixty requests from one address in ten minutes look for passes; the next gets the same response', async () => {
  const ask = async (client: string) => {
    const headers = {
      'Sec-Fetch-Site': 'same-origin',
      'Content-Type': 'application/json',
      [clientHeader]: client,
    };
    const body = JSON.stringify({ email: 'a@example.com' });
    const request = new Request('http://localhost/api/passes/resend', { method: 'POST', headers, body });
    const response = await POST(request, undefined);
    return [response.status, await response.text()];
  };
  const first = await ask('203.0.113.1');
  for (let n = 1; n <= 60; n += 1) expect(await ask('203.0.113.1')).toEqual(first);
  expect(after).toHaveBeenCalledTimes(60);
  await ask('203.0.113.2');
  expect(after).toHaveBeenCalledTimes(61);
});
