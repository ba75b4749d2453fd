/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { flashCookieHeader } from '@/lib/server/forms/flash';
import { cookieValue } from '@/tests/support/cookie';
import FeedbackPage from './page';

let cookie: string | undefined;
jest.mock('next/headers', () => ({ cookies: async () => ({ get: () => ({ value: cookie }) }) }));
jest.mock('./centre-options', () => ({ centreOptions: async () => [] }));

test('after a failure the form keeps the answers, of selects too, and the idempotency key', async () => {
  const idempotencyKey = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
  const flash = { outcome: 'failed', values: { studentName: 'Ayesha', q6: '3' }, errors: {}, idempotencyKey };
  cookie = cookieValue(flashCookieHeader('feedback', ['studentName', 'q6'], flash));
  const page = await FeedbackPage({
    params: Promise.resolve({}),
    searchParams: Promise.resolve({ outcome: 'failed' }),
  });
  const html = renderToStaticMarkup(page);
  expect(html).toContain('value="Ayesha"');
  expect(html).toMatch(/name="q6".*?<option value="3" selected="">Rarely</);
  expect(html).toContain(`<input type="hidden" name="idempotencyKey" value="${idempotencyKey}"/>`);
});
