import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { requestAll } from '@/tests/support/e2e/ask';
import { origin } from '@/tests/support/e2e/config';
import { expectSecurityHeaders, wrongSecurityHeaders } from '@/tests/support/e2e/expect-headers';
import { expect, test } from '@/tests/support/e2e/test';
import { walkedAddresses } from '@/tests/support/e2e/tested-addresses';

const otherResponses: readonly [what: string, path: string, status: number][] = [
  ['an unknown page', '/nothing-here', 404],
  ['an unknown handler', '/api/nothing-here', 404],
  ['a page in the wrong case', '/COURSES', 308],
  ['a page with a slash too many', '/about/', 308],
  ['Next’s page for what is missing', '/_not-found', 404],
  ['Next’s page for faults', '/_global-error', 404],
  ['a foreign picture', '/_next/image?url=https%3A%2F%2Fevil.example%2Fx.png&w=640&q=75', 404],
  ['a file of this site by the image optimizer', '/_next/image?url=%2Fshare%2Fhome.png&w=480&q=75', 404],
  ['a picture of the backend', '/pictures/event/480/events/e01a.webp', 200],
  ['a picture nobody has uploaded', '/pictures/event/480/events/none.webp', 200],
  ['the robots file', '/robots.txt', 200],
  ['the manifest', '/manifest.webmanifest', 200],
  ['a share image', '/share/home.png', 200],
  ['a drawing', '/art/pages/home.svg', 200],
  ['the health check', '/api/health/live', 200],
];

test('missing, moved and rejected pages have every security header', async ({ request, baseURL }) => {
  for (const [what, path, status] of otherResponses)
    for (const method of ['GET', 'HEAD']) {
      const response = await request.fetch(`${baseURL}${path}`, { method, maxRedirects: 0 });
      expect.soft(response.status(), `${method} of ${what}`).toBe(status);
      expectSecurityHeaders(response.headers(), what);
      expect.soft(response.headers()['set-cookie'], what).toBeUndefined();
    }
});

test('drawings are cached for a day; responses of handlers are not indexed', async ({ request }) => {
  const drawingHeaders = (await request.get('/art/pages/home.svg')).headers();
  expect(drawingHeaders['cache-control']).toBe('public, max-age=86400, stale-while-revalidate=604800');
  expect((await request.get('/api/health/live')).headers()).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'x-robots-tag': 'noindex',
  });
});

test('a page with a pass token in its query sends no referrer and is not indexed; one with a form sends it', async ({
  request,
}) => {
  for (const path of [
    '/registration/visitor?outcome=registered&pass=x',
    '/registration/vip?outcome=finishing&%70ass=x',
    '/pass/x',
  ]) {
    const headers = (await request.get(path)).headers();
    expect([headers['referrer-policy'], headers['x-robots-tag']], path).toEqual(['no-referrer', 'noindex']);
  }
  // Under no-referrer browsers post the form with `Origin: null`, which is rejected without Sec-Fetch-Site.
  const formHeaders = (await request.get('/registration/visitor?outcome=invalid')).headers();
  expect(formHeaders['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

const namedIn = (html: string) =>
  [...html.matchAll(/(?:src|href|poster)="(\/[^"/][^"#]*)/g)]
    .map(([, path = '']) => path.replaceAll('&amp;', '&'))
    .filter((path) => /\.\w+(\?|$)/.test(path) && !path.startsWith('/_next/image'));

test('pages, the files that they reference and every public file have every security header; files of the build are cached for a year', async () => {
  const requested = new Set<string>();
  const requestAndCheck = async (paths: readonly string[], method: 'GET' | 'HEAD') => {
    const newPaths = [...new Set(paths)].filter((path) => !requested.has(path));
    for (const path of newPaths) requested.add(path);
    const responses = await requestAll(origin, newPaths, { method });
    const wrongHeaders = [...responses].flatMap(([path, { status, headers }]) => {
      const isLasting = headers['cache-control'] === 'public, max-age=31536000, immutable';
      const faults = [
        ...wrongSecurityHeaders(headers),
        ...(isLasting || !path.startsWith('/_next/static/') ? [] : ['not cached']),
        ...(status < 400 ? [] : [status]),
      ];
      return faults.map((fault) => `${path}: ${fault}`);
    });
    expect(wrongHeaders).toEqual([]);
    return [...responses];
  };
  const pages = await requestAndCheck(walkedAddresses, 'GET');
  for (const [path, { headers }] of pages) {
    const [, stale] = /stale-while-revalidate=(\d+)/.exec(headers['cache-control'] ?? '') ?? [];
    expect(Number(stale), `seconds for which a shared cache may keep ${path}`).toBeLessThanOrEqual(86_400);
  }
  const namedPaths = pages.flatMap(([, { body }]) => namedIn(body.toString()));
  expect(namedPaths.filter((path) => path.startsWith('/_next/static/')).length).toBeGreaterThan(10);
  await requestAndCheck(namedPaths, 'HEAD');
  expect(requested.size).toBeGreaterThan(100);
  await requestAndCheck(
    globSync('public/**/*.*').map((file) => file.slice('public'.length)),
    'HEAD',
  );
});

const statuses = {
  '/api/csp-report': 204,
  '/api/feedback': 303,
  '/api/inquiries': 303,
  '/api/passes/resend': 303,
  '/api/registrations/[form]': 303,
};
test("every handler takes a post of this site, and none that another site's page could have sent", async ({
  request,
}) => {
  const routes = globSync('app/api/**/route.ts').filter((file) =>
    /const POST/.test(readFileSync(file, 'utf8')),
  );
  expect(routes.map((file) => dirname(file).slice('app'.length)).toSorted()).toEqual(Object.keys(statuses));
  for (const [route, status] of Object.entries(statuses)) {
    const path = route.replace('[form]', 'visitor');
    for (const [site, expected] of Object.entries({ 'cross-site': 403, 'same-origin': status })) {
      const response = await request.post(path, { headers: { 'Sec-Fetch-Site': site }, maxRedirects: 0 });
      expect(response.status(), `${site} ${path}`).toBe(expected);
      expectSecurityHeaders(response.headers(), `${site} ${path}`);
    }
  }
});
