import { centrePath, getCentres } from '@/lib/shared/content/centres';
import { imagesOf } from '@/tests/support/e2e/html';
import { registerForPass } from '@/tests/support/e2e/passes';
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

test("Next's image optimizer serves neither a pass nor anything else", async ({ request }) => {
  const pass = await registerForPass(request, 'visitor', {
    firstName: 'Ayesha',
    lastName: 'Picture',
    email: `ayesha.${crypto.randomUUID()}@example.com`,
  });
  const html = await (await request.get(pass)).text();
  const image = /\/api\/passes\/[^"?&]+\.(?:png|jpg)/.exec(html)?.[0] ?? '';
  expect((await request.get(image)).status()).toBe(200);
  for (const url of [
    image,
    '/share/home.png',
    '/media/events/e01a.webp',
    '/media//events/e01a.webp',
    '/media/./events/e01a.webp',
    '/media/events/e01a.webp#n',
    '/x\n{"level":"error"}',
    'http://127.0.0.1/x.png',
  ]) {
    const answer = await request.get(`/_next/image?url=${encodeURIComponent(url)}&w=480&q=75`);
    // A line break in a URL is rejected before the path is examined.
    expect(answer.status(), url).toBe(url.includes('\n') ? 400 : 404);
    expect(answer.headers()['cache-control'] ?? '', url).not.toMatch(/public|s-maxage/);
  }
});
