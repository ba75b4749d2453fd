import { after } from 'next/server';
import { renderToStaticMarkup } from 'react-dom/server';
import SendPassAgainPage from '../../../pass/page';
import { cookieValue } from '@/tests/support/cookie';
import { POST } from './route';

jest.mock('next/server', () => ({ after: jest.fn() }));
jest.mock('next/headers', () => ({ cookies: async () => ({ get: () => ({ value: cookie }) }) }));
jest.mock('@/components/pass/SendAgain', () => ({ SendAgain: (shown: object) => JSON.stringify(shown) }));

let cookie: string | undefined;
const post = (email: string) =>
  POST(
    new Request('http://localhost/api/passes/resend', {
      method: 'POST',
      headers: { Accept: 'text/html', 'Sec-Fetch-Site': 'same-origin' },
      body: new URLSearchParams({ email }),
    }),
    undefined,
  );

beforeEach(() => {
  jest.mocked(after).mockClear();
});
async function stateAfter(posts: readonly string[], outcome: string): Promise<object> {
  cookie = undefined;
  for (const email of posts) cookie = cookieValue((await post(email)).headers.get('set-cookie'));
  const page = await SendPassAgainPage({
    params: Promise.resolve({}),
    searchParams: Promise.resolve({ outcome }),
  });
  const [shown] = /\{.*?\}(?=<section)/.exec(renderToStaticMarkup(page).replaceAll('&quot;', '"')) ?? [];
  return JSON.parse(shown ?? '') as object;
}

const errors = { email: 'Invalid email address' };
const rejectedState = { rejected: 'invalid', flash: { values: { email: 'nobody@' }, errors } };
test.each([
  ['a wrong address, with what was typed', ['nobody@'], 'invalid', rejectedState],
  [
    'the last post only, at the address of an earlier one',
    ['a@example.com', 'nobody@'],
    'invalid',
    rejectedState,
  ],
  [
    'that it is sent, to an address that is registered or not',
    ['a@example.com'],
    'sent',
    { accepted: 'sent' },
  ],
  ['an empty form at an earlier address', ['nobody@', 'a@example.com'], 'invalid', {}],
  ['an empty form in a tab that is restored later', [], 'sent', {}],
])('the page shows %s', async (_, posts, outcome, shown) => {
  const pageState = await stateAfter(posts, outcome);
  expect(pageState).toMatchObject(shown);
  if (Object.keys(shown).length === 0) expect(pageState).toEqual({});
  expect(JSON.stringify(pageState)).not.toContain('a@example.com');
});
