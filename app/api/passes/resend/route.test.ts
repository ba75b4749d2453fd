/** @jest-environment node */
import { after } from 'next/server';
import { renderToStaticMarkup } from 'react-dom/server';
import SendPassAgainPage from '../../../pass/page';
import { clientHeader } from '@/lib/server/requests/rate-limit';
import { setClock } from '@/lib/shared/util/time';
import { cookieValue } from '@/tests/support/cookie';
import { POST } from './route';

jest.mock('next/server', () => ({ after: jest.fn() }));
jest.mock('next/headers', () => ({ cookies: async () => ({ get: () => ({ value: cookie }) }) }));
jest.mock('@/components/pass/SendAgain', () => ({ SendAgain: (shown: object) => JSON.stringify(shown) }));

let cookie: string | undefined;
const post = (headers: Record<string, string>, email: string) =>
  POST(
    new Request('http://localhost/api/passes/resend', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ email }),
    }),
    undefined,
  );

// The limit refills by one every ten seconds.
beforeEach(() => {
  jest.mocked(after).mockClear();
  jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  setClock(() => 1_760_000_000_000);
});
afterEach(() => setClock());

const client = (name: string, accept = 'application/json') => ({
  Accept: accept,
  'Sec-Fetch-Site': 'same-origin',
  [clientHeader]: name,
});

test('sixty requests from one address in ten minutes look for passes; the next is told that none is sent', async () => {
  const ask = async (name: string) => (await post(client(name), 'a@example.com')).status;
  for (let n = 1; n <= 60; n += 1) expect(await ask('203.0.113.1')).toBe(200);
  expect(await ask('203.0.113.1')).toBe(429);
  expect(after).toHaveBeenCalledTimes(60);
  expect(await ask('203.0.113.2')).toBe(200);
});

/** What the page at an address shows after these posts without JavaScript. */
async function shownAfter(posts: readonly string[], outcome: string): Promise<object> {
  cookie = undefined;
  for (const email of posts)
    cookie = cookieValue(
      (await post(client(`203.0.113.${email.length}`, 'text/html'), email)).headers.get('set-cookie'),
    );
  const page = await SendPassAgainPage({
    params: Promise.resolve({}),
    searchParams: Promise.resolve({ outcome }),
  });
  const [shown] = /\{.*?\}(?=<section)/.exec(renderToStaticMarkup(page).replaceAll('&quot;', '"')) ?? [];
  return JSON.parse(shown ?? '') as object;
}

const errors = { email: 'Invalid email address' };
const typed = { rejected: 'invalid', flash: { values: { email: 'nobody@' }, errors } };
test.each([
  ['a wrong address, with what was typed', ['nobody@'], 'invalid', typed],
  ['the last post only, at the address of an earlier one', ['a@example.com', 'nobody@'], 'invalid', typed],
  [
    'that it is sent, to an address that is registered or not',
    ['a@example.com'],
    'sent',
    { accepted: 'sent' },
  ],
  ['an empty form at an earlier address', ['nobody@', 'a@example.com'], 'invalid', {}],
  ['an empty form in a tab that is restored later', [], 'sent', {}],
])('the page shows %s', async (_, posts, outcome, shown) => {
  const found = await shownAfter(posts, outcome);
  expect(found).toMatchObject(shown);
  if (Object.keys(shown).length === 0) expect(found).toEqual({});
  expect(JSON.stringify(found)).not.toContain('a@example.com');
});
