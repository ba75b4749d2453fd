import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sendRequest, type SiteResponse } from '@/tests/support/e2e/ask';
import { listenLocally } from '@/tests/support/programs/free-port';
import type { CachePolicy } from './addresses';
import { compress } from './encoding';
import { createResponsePreparer } from './prepare-response';

jest.mock('./encoding', () => {
  const actual = jest.requireActual<{ compress: typeof compress }>('./encoding');
  return { ...actual, compress: jest.fn(actual.compress) };
});
const mockedCompress = jest.mocked(compress);

const documentOf = (title: string, head = '') =>
  `<!DOCTYPE html><html><head><title>${title}</title>${head}</head><body>${'<p>Batches of the month</p>'.repeat(400)}<script>(self.__next_f=self.__next_f||[]).push([0])</script><script>self.__next_f.push([1,"x"])</script></body></html>`;
const sharedControl = 's-maxage=31536000';
const personalControl = 'private, no-cache, no-store, max-age=0, must-revalidate';

type NextResponse = {
  parts: string[];
  type?: string;
  cacheControl?: string;
  status?: number;
  cachePolicy?: CachePolicy;
};
const nextResponses: Record<string, NextResponse> = {
  '/kept': { parts: [documentOf('kept')], cacheControl: sharedControl },
  '/minute': { parts: [documentOf('minute')], cacheControl: 's-maxage=60, stale-while-revalidate=86340' },
  '/in-parts': { parts: documentOf('parts').split(/(?=<p>)/), cacheControl: personalControl },
  '/search': { parts: [documentOf('search')], cacheControl: personalControl, cachePolicy: 'shared' },
  '/odd-spelling': { parts: [documentOf('odd')], cacheControl: sharedControl, cachePolicy: 'no-store' },
  '/missing': {
    parts: [documentOf('missing', '<meta name="status" content="404"/>')],
    cacheControl: sharedControl,
  },
  '/broken': {
    parts: [documentOf('broken')],
    status: 500,
    cachePolicy: 'shared',
    cacheControl: personalControl,
  },
  '/foreign': { parts: [documentOf('foreign', '<script>steal()</script>')], cacheControl: sharedControl },
  '/index.json': {
    parts: [JSON.stringify(Array(500).fill('Word'))],
    type: 'application/json',
    cacheControl: sharedControl,
  },
  '/api/x': { parts: ['{"a":1}'], type: 'application/json', cacheControl: 'no-store' },
  '/empty.css': { parts: [''], type: 'text/css', cacheControl: sharedControl },
  '/picture': { parts: ['bytes'], type: 'image/webp', cacheControl: sharedControl },
};

let server: Server;
let origin: string;
beforeAll(async () => {
  const document = createResponsePreparer({ mediaBaseUrl: '/media/' });
  server = createServer((request, response) => {
    const nextResponse = nextResponses[request.url ?? ''] ?? { parts: [] };
    document(request, response, nextResponse.cachePolicy ?? 'next');
    response.statusCode = nextResponse.status ?? 200;
    response.setHeader('Content-Type', nextResponse.type ?? 'text/html; charset=utf-8');
    // Next sends this header, because its router gets a payload, not a document, at the same address.
    response.setHeader('Vary', 'RSC');
    if (nextResponse.cacheControl) response.setHeader('Cache-Control', nextResponse.cacheControl);
    const lastPart = nextResponse.parts.at(-1) ?? '';
    if (nextResponse.parts.length > 1) response.flushHeaders();
    for (const part of nextResponse.parts.slice(0, -1)) response.write(Buffer.from(part));
    response.end(lastPart);
  });
  origin = `http://127.0.0.1:${await listenLocally(server)}`;
});
afterAll(() => void server.close());
beforeEach(() => void mockedCompress.mockClear());

const requestPath = (path: string, headers: Record<string, string> = {}) =>
  sendRequest(origin, path, { headers });
const textOf = ({ headers, body }: SiteResponse) => {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
};
const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

test("every document is sent complete, with an entity tag and a policy of its scripts' hashes", async () => {
  for (const path of ['/kept', '/in-parts', '/search', '/missing', '/broken']) {
    const received = await requestPath(path);
    expect(textOf(received)).toBe(nextResponses[path]?.parts.join(''));
    expect(received.headers['content-length']).toBe(String(received.body.byteLength));
    expect(received.headers['content-security-policy']).toContain(hash('self.__next_f.push([1,"x"])'));
    expect(received.headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
    expect(received.headers.vary).toBe('RSC, Accept-Encoding');
  }
});

test('a document is sent in the best encoding that the client accepts', async () => {
  for (const [accepts, encoding] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['br;q=0, gzip;q=0.0', undefined],
    ['br ; q=0 , gzip', 'gzip'],
  ] as const) {
    const received = await requestPath('/kept', { 'Accept-Encoding': accepts });
    expect(received.headers['content-encoding']).toBe(encoding);
    expect(textOf(received)).toBe(nextResponses['/kept']?.parts[0]);
  }
});

test('shareable responses are compressed once, personal ones each time', async () => {
  const countCompressions = async (path: string) => {
    await requestPath(path, { 'Accept-Encoding': 'br' });
    mockedCompress.mockClear();
    for (let visit = 0; visit < 3; visit += 1) await requestPath(path, { 'Accept-Encoding': 'br' });
    return mockedCompress.mock.calls.length;
  };
  expect(await countCompressions('/minute')).toBe(0);
  expect(await countCompressions('/search')).toBe(0);
  expect(await countCompressions('/index.json')).toBe(0);
  expect(await countCompressions('/in-parts')).toBe(3);
  const revalidatedParts = [documentOf('next minute')];
  Object.assign(nextResponses['/minute']!, { parts: revalidatedParts });
  expect(textOf(await requestPath('/minute'))).toBe(revalidatedParts[0]);
});

test('a compression that fails breaks only the response that waits for it', async () => {
  mockedCompress.mockRejectedValueOnce(new Error('no memory'));
  const path = '/in-turn';
  nextResponses[path] = { parts: [documentOf('in turn')], cacheControl: sharedControl };
  await expect(requestPath(path, { 'Accept-Encoding': 'br' })).rejects.toThrow();
  expect(textOf(await requestPath(path, { 'Accept-Encoding': 'br' }))).toBe(nextResponses[path].parts[0]);
});

test.each([
  ['/kept', 's-maxage=300, stale-while-revalidate=86400'],
  ['/minute', 's-maxage=60, stale-while-revalidate=86340'],
  ['/search', 's-maxage=60, stale-while-revalidate=86400'],
  ['/in-parts', personalControl],
  ['/odd-spelling', personalControl],
  ['/broken', personalControl],
  ['/missing', personalControl],
])('Cache-Control for %s: %s', async (path, cacheControl) => {
  expect((await requestPath(path)).headers['cache-control']).toBe(cacheControl);
});

test('a page marked as missing gets 404', async () => {
  expect((await requestPath('/missing')).status).toBe(404);
});

test('other texts cached by Next are compressed and get an entity tag and no policy; handlers and pictures are unchanged', async () => {
  const searchIndex = await requestPath('/index.json');
  expect(searchIndex.headers.etag).toBeDefined();
  expect(searchIndex.headers['content-security-policy']).toBeUndefined();
  for (const type of ['text/css', 'application/javascript', 'application/manifest+json', 'image/svg+xml']) {
    Object.assign(nextResponses['/index.json']!, { type });
    const { headers } = await requestPath('/index.json', { 'Accept-Encoding': 'br' });
    expect([type, headers['content-encoding']]).toEqual([type, 'br']);
  }
  for (const path of ['/api/x', '/picture']) expect((await requestPath(path)).headers.etag).toBeUndefined();
});
