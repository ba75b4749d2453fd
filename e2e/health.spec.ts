import { expect, test } from './support/test';

test('the liveness response is 200 and not cacheable', async ({ request }) => {
  const answer = await request.get('/api/health/live');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('no-store');
});
