import { expectSecurityHeaders } from './support/headers';
import { expect, test } from './support/test';

const others: readonly [what: string, path: string, status: number][] = [
  ['an unknown page', '/nothing-here', 404],
  ['an unknown handler', '/api/nothing-here', 404],
  ['a page in the wrong case', '/COURSES', 308],
  ['a page with a slash too many', '/about/', 308],
  ['two slashes', '//evil.example', 308],
  ['a broken escape', '/%', 404],
  ['an overlong encoding', '/%c0%ae%c0%ae/', 308],
  ['a null byte', '/a%00b', 404],
  ['a header in the address', '/%0d%0aSet-Cookie:%20a=b', 404],
  ['a dot file', '/.env', 404],
  ['the repository', '/.git/config', 404],
  ['a path out of the handlers', '/api/../ledger.db', 404],
  ['a foreign picture', '/_next/image?url=https%3A%2F%2Fevil.example%2Fx.png&w=640&q=75', 404],
  ['a picture of this machine', '/_next/image?url=http%3A%2F%2F127.0.0.1%2Fx.png&w=640&q=75', 404],
  ['a file as picture', '/_next/image?url=file%3A%2F%2F%2Fetc%2Fpasswd&w=640&q=75', 404],
  ['a share image through the optimizer', '/_next/image?url=%2Fshare%2Fhome.png&w=640&q=75', 404],
  ['a picture of the backend', '/pictures/event/480/events/e01a.webp', 200],
  ['a picture nobody has uploaded', '/pictures/event/480/events/none.webp', 200],
  ['another spelling of a picture', '/pictures/event/480/events/e01a.webp?x', 404],
  ['the robots file', '/robots.txt', 200],
  ['the manifest', '/manifest.webmanifest', 200],
  ['a share image', '/share/home.png', 200],
  ['a drawing', '/art/pages/home.svg', 200],
  ['the health check', '/api/health/live', 200],
];

for (const [what, path, status] of others)
  test(`${what} answers ${status} with every security header`, async ({ request, baseURL }) => {
    const answer = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(status);
    expectSecurityHeaders(answer.headers(), path);
    expect(answer.headers()['set-cookie']).toBeUndefined();
    if (path.startsWith('/api/health')) {
      expect(answer.headers()['content-security-policy']).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      );
      expect(answer.headers()['x-robots-tag']).toBe('noindex');
    }
  });

test('scripts and styles of a page carry the headers too and may be kept for ever', async ({ request }) => {
  const html = await (await request.get('/sitemap')).text();
  const assets = [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)].map(([, path]) => path ?? '');
  expect(assets.length).toBeGreaterThan(2);
  for (const asset of new Set(assets)) {
    const answer = await request.get(asset.replaceAll('&amp;', '&'));
    expect(answer.status(), asset).toBe(200);
    expectSecurityHeaders(answer.headers(), asset);
    expect(answer.headers()['cache-control'], asset).toBe('public, max-age=31536000, immutable');
  }
});

test('a query that means nothing does not keep a page from the cache', async ({ request }) => {
  for (const path of ['/sitemap', '/sitemap?utm_source=x&fbclid=y', '/sitemap?id=1&tab=2']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['x-nextjs-cache'], path).toBe('HIT');
    expect(answer.headers()['cache-control'], path).toBe('s-maxage=300, stale-while-revalidate=86400');
  }
});

test('specified addresses keep their spelling; other spellings lead to them for good', async ({
  request,
}) => {
  const pairs: Readonly<Record<string, string>> = {
    '/freelancersaward': '/FreeLancersAward',
    '/FREELANCERSAWARD': '/FreeLancersAward',
    '/visionaryawards': '/VisionaryAwards',
    '/research-and-development': '/Research-and-Development',
    '/transcript-verification': '/transcript-varification',
    '/aptech-vision-visitor': '/aptech-vision-vistor',
    '/centre/0badd4c9-c422-5f0b-bb99-829e6b8a70fa': '/centre?id=0badd4c9-c422-5f0b-bb99-829e6b8a70fa',
    '/centre?id=0BADD4C9-C422-5F0B-BB99-829E6B8A70FA': '/centre?id=0badd4c9-c422-5f0b-bb99-829e6b8a70fa',
  };
  for (const [from, to] of Object.entries(pairs)) {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect([from, answer.status(), answer.headers().location]).toEqual([from, 308, to]);
  }
});
