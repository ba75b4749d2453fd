import { centrePath, getCentres } from '@/lib/shared/content/centres';
import { imagesOf } from '@/tests/support/e2e/html';
import { expect, test } from '@/tests/support/e2e/test';

const centre = centrePath(getCentres().find(({ slug }) => slug === 'gulshan-e-iqbal')?.id ?? '');

test('events and a centre show backend pictures, each by its canonical URL', async ({ request }) => {
  for (const address of ['/events', centre]) {
    const shown = imagesOf(await (await request.get(address)).text()).filter((path) =>
      path.startsWith('/pictures/'),
    );
    expect(shown.length).toBeGreaterThan(2);
    for (const path of shown)
      expect(path).toMatch(/^\/pictures\/(event|person|project|centre)\/\d+\/[\w/-]+\.webp$/);
  }
  const first = await request.get('/pictures/event/480/events/e01a.webp');
  expect(first.headers()).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=86400, stale-while-revalidate=604800',
    'x-content-type-options': 'nosniff',
  });
  const again = await request.get('/pictures/event/480/events/e01a.webp', {
    headers: { 'if-none-match': first.headers().etag ?? '' },
  });
  expect(again.status()).toBe(304);
});
