import { expect, test } from './support/test';

test('the server says that it lives, and nobody may cache that', async ({ request }) => {
  const answer = await request.get('/api/health/live');
  expect(answer.status()).toBe(200);
  expect(answer.headers()['cache-control']).toBe('no-store');
});
