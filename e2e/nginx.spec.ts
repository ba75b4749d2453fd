import type { APIRequestContext } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parametersByPage } from '@/lib/server/web/addresses';
import { findProgram } from '@/scripts/programs';
import { sendRequest, type SiteResponse } from '@/tests/support/e2e/ask';
import { expectSecurityHeaders } from '@/tests/support/e2e/expect-headers';
import { imagesOf } from '@/tests/support/e2e/html';
import { collectedBatches } from '@/tests/support/e2e/listed-batches';
import { ownSite, type OwnSite } from '@/tests/support/e2e/own-site';
import { expect, test } from '@/tests/support/e2e/test';
import { oneOfEachFamily } from '@/tests/support/e2e/tested-addresses';
import { startNginx, type TestNginx } from '@/tests/support/programs/start-nginx';
import { registrationForm, visitorNumber } from '@/tests/support/samples/sample-answers';

// The real nginx with deploy/nginx.conf, whose two instances are one site here; requests go to nginx and to the site.
test.describe.configure({ mode: 'serial' });
test.skip(!findProgram('nginx'), 'nginx is not on this machine: deploy/nginx.conf stays untested');

let site: OwnSite;
let nginx: TestNginx;
test.beforeAll(async () => {
  // An empty BACKEND_URL means the embedded backend, which has sample pictures.
  site = await ownSite({ BACKEND_URL: '' });
  const port = Number(new URL(site.origin).port);
  nginx = await startNginx([port, port]);
});
test.afterAll(async () => {
  await nginx.stop();
  await site.end();
});

const photo = readFileSync(path.join(import.meta.dirname, '../tests/pass/portrait.jpg'));
const ownForm = { 'Sec-Fetch-Site': 'same-origin' };

/**
 * True for pages rendered per request, whose bytes vary, because parts of their data are in the order of completion.
 */
const isMadeEachTime = (address: string) =>
  address.split('?')[0]! in parametersByPage && !/^\/(?:centre|courses-details)\?/.test(address);

const comparable = ({ status, headers }: SiteResponse, address: string) => [
  status,
  ...['cache-control', 'content-security-policy', 'content-type', 'location'].map((name) => headers[name]),
  isMadeEachTime(address) ? '' : headers.etag?.replace(/^W\//, ''),
];

/** Ms within which a page is revalidated: twice the shortest `s-maxage`. */
const refreshedMs = 120_000;

async function sameAsInstance(address: string): Promise<SiteResponse> {
  let throughNginx: SiteResponse | undefined;
  // A page may be revalidated between the two requests.
  await expect(async () => {
    throughNginx = await sendRequest(nginx.origin, address);
    const direct = await sendRequest(site.origin, address);
    expect(comparable(throughNginx, address), address).toEqual(comparable(direct, address));
    if (direct.headers.etag && !isMadeEachTime(address))
      expect(throughNginx.body.equals(direct.body), `the bytes of ${address}`).toBe(true);
  }).toPass({ timeout: refreshedMs });
  return throughNginx!;
}

const visitor = visitorNumber(1);
async function register(
  origin: string,
  image: Buffer,
  accept: string,
  idempotencyKey = '',
): Promise<SiteResponse> {
  const form = registrationForm({ ...visitor, idempotencyKey }, image);
  const request = new Request(origin, { method: 'POST', body: form });
  const headers = { ...ownForm, Accept: accept, 'Content-Type': request.headers.get('content-type') ?? '' };
  const body = Buffer.from(await request.arrayBuffer());
  return sendRequest(origin, '/api/registrations/visitor', { method: 'POST', headers, body });
}

const responseByAddress = new Map<string, SiteResponse>();
let assets: readonly string[] = [];

/** Revalidates the instance's pages, so that none changes while nginx caches older copies. */
async function revalidateAll(addresses: readonly string[], request: APIRequestContext): Promise<void> {
  await collectedBatches(request, site.origin);
  const stateOf = async (address: string) =>
    (await sendRequest(site.origin, address)).headers['x-nextjs-cache'];
  for (const address of addresses)
    await expect.poll(() => stateOf(address), { message: address, intervals: [60] }).not.toBe('STALE');
}

/** nginx answers 304 to a browser that has a cached response, with its policy, which replaces the browser's. */
async function expectNotSentAgain(address: string): Promise<void> {
  const { headers } = await sendRequest(nginx.origin, address);
  const sentHeaders = { 'If-None-Match': headers.etag ?? '' };
  const second = await sendRequest(nginx.origin, address, { headers: sentHeaders });
  expect.soft([second.status, second.body.byteLength], address).toEqual([304, 0]);
  expect.soft(second.headers['content-security-policy'], address).toBe(headers['content-security-policy']);
}

/** nginx stores a response in its cache a moment after the response's last byte. */
const expectCached = (address: string, states: RegExp) =>
  expect
    .poll(async () => (await sendRequest(nginx.origin, address)).headers['x-cache'], { message: address })
    .toMatch(states);

test('a page of each family is the same as without nginx, and cacheable ones are cached', async ({
  request,
}) => {
  await revalidateAll(oneOfEachFamily, request);
  for (const address of oneOfEachFamily) responseByAddress.set(address, await sameAsInstance(address));
  for (const [address, { status, headers }] of responseByAddress) {
    expect.soft(status, address).toBe(200);
    expectSecurityHeaders(headers, address);
    if (!headers['cache-control']?.includes('s-maxage')) continue;
    await expectCached(address, /^(HIT|STALE|UPDATING)$/);
    await expectNotSentAgain(address);
  }
});

test('pictures, scripts and files are the same as without nginx', async () => {
  const pages = [...responseByAddress.values()].map(({ body }) => body.toString());
  const pictures = new Set(pages.flatMap(imagesOf).filter((source) => source.startsWith('/')));
  const scripts = pages.flatMap((html) => [...html.matchAll(/(?:src|href)="(\/_next\/static\/[^"]+)"/g)]);
  assets = [...new Set(scripts.map(([, address = '']) => address.replaceAll('&amp;', '&')))];
  expect(assets.length).toBeGreaterThan(5);
  const picturesByKind = new Map<string, string[]>();
  for (const picture of pictures) {
    const kind = picture.split(/[/?]/, 3).join('/');
    picturesByKind.set(kind, [...(picturesByKind.get(kind) ?? []), picture]);
  }
  expect(picturesByKind.size).toBeGreaterThan(1);
  const someOfEachKind = [...picturesByKind.values()].flatMap((list) => list.slice(0, 5));
  const files = ['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/share/home.png', '/menu.json'];
  for (const address of [...someOfEachKind, ...assets, ...files]) {
    const { status, headers } = await sameAsInstance(address);
    if (!address.includes('not-uploaded')) expect.soft(status, address).toBe(200);
    if (!/public, .*max-age=[1-9]/.test(headers['cache-control'] ?? '')) continue;
    if (status !== 200 || headers['x-cache'] === undefined) continue;
    await expectCached(address, /^HIT$/);
    await expectNotSentAgain(address);
  }
});

test("a registration gives a pass that nginx does not cache; a body over the limit the site's message, from either", async () => {
  const megabytesOf = (count: number) => Buffer.alloc(count * 1024 * 1024, 1);
  for (const accept of ['application/json', 'text/html'])
    for (const count of [7, 40]) {
      const { status, headers, body } = await register(nginx.origin, megabytesOf(count), accept);
      expect(status, `${count} MB`).toBe(413);
      expect(headers['content-type']).toContain(accept);
      expect(body.toString()).toContain('Image cannot be larger than 5MB');
      expectSecurityHeaders(headers, `${count} MB`);
    }
  const idempotencyKey = crypto.randomUUID();
  let passFile = '';
  // On a busy machine the pass is drawn after the response.
  await expect(async () => {
    const { body } = await register(nginx.origin, photo, 'application/json', idempotencyKey);
    [passFile = ''] = /\/api\/passes\/[^"]+/.exec(body.toString()) ?? [];
    expect(passFile).not.toBe('');
  }).toPass();
  expect((await sameAsInstance(passFile)).headers['x-cache'], passFile).toBeUndefined();
  // A little above the limit the site responds, and its page restores the answers.
  const largePhoto = Buffer.alloc(5.5 * 1024 * 1024, 1);
  expect((await register(nginx.origin, largePhoto, 'application/json')).status).toBe(413);
  const plain = await register(nginx.origin, largePhoto, 'text/html');
  expect(plain.status).toBe(303);
  const cookie = plain.headers['set-cookie']?.split(';')[0] ?? '';
  const page = await sendRequest(nginx.origin, plain.headers.location ?? '', { headers: { Cookie: cookie } });
  for (const text of ['Image cannot be larger than 5MB', visitor.organization])
    expect(page.body.toString()).toContain(text);
});

test("with all instances down cached pages and scripts are served; others get the site's error page", async () => {
  // The tests above fill both lists: on its own this test would check nothing.
  expect(Math.min(responseByAddress.size, assets.length)).toBeGreaterThan(5);
  await site.stop();
  for (const [address, { headers }] of responseByAddress) {
    const { status, body } = await sendRequest(nginx.origin, address);
    const isKept = headers['cache-control']?.includes('s-maxage');
    expect.soft(status, address).toBe(isKept ? 200 : 503);
    if (isKept) expect.soft(body.toString(), address).toContain('</html>');
  }
  // A tab from before a deploy requests scripts that no instance has any more.
  for (const address of assets)
    expect.soft((await sendRequest(nginx.origin, address)).status, address).toBe(200);

  const unavailableResponses = [
    await sendRequest(nginx.origin, '/search?q=java'),
    await sendRequest(nginx.origin, '/nothing-here'),
    await register(nginx.origin, photo, 'text/html'),
  ];
  for (const { status, headers, body } of unavailableResponses) {
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('30');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expectSecurityHeaders(headers, 'the page while all are down');
    expect(body.toString()).toContain('<h1>The site cannot answer right now</h1>');
  }
  const jsonResponse = await register(nginx.origin, photo, 'application/json');
  expect([jsonResponse.status, jsonResponse.headers['retry-after']]).toEqual([503, '30']);
  expect(JSON.parse(jsonResponse.body.toString())).toEqual({
    error: {
      code: 'unavailable',
      message: 'The site cannot answer right now. Please try again in a minute.',
    },
  });
  expectSecurityHeaders(jsonResponse.headers, 'the response while all are down');
});
