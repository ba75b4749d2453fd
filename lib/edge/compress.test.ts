/** @jest-environment node */
import { createServer, request as ask, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { acceptedEncoding, compressResponse } from './compress';

const page = (name: string) =>
  `<!doctype html><title>${name}</title>${'<p>Batches of the month</p>'.repeat(400)}`;
/** The handler's responses by path: page, tag and type. */
const answers: Record<string, { body: string; etag?: string; type?: string }> = {
  '/kept': { body: page('kept'), etag: 'W/"kept"' },
  '/other-under-one-tag': { body: page('other'), etag: 'W/"kept"' },
  '/untagged': { body: page('untagged') },
  '/data': { body: page('data'), etag: 'W/"data"', type: 'text/x-component' },
};

let server: Server;
beforeAll((done) => {
  server = createServer((request, response) => {
    const { body, etag, type = 'text/html; charset=utf-8' } = answers[request.url ?? ''] ?? { body: '' };
    compressResponse(request, response);
    response.setHeader('Content-Type', type);
    if (etag) response.setHeader('ETag', etag);
    response.setHeader('Content-Length', Buffer.byteLength(body));
    response.end(request.method === 'HEAD' ? null : body);
  }).listen(0, '127.0.0.1', done);
});
afterAll((done) => {
  server.close(done);
});

type Got = { headers: IncomingHttpHeaders; bytes: Buffer };
const get = (path: string, accepts?: string, method = 'GET'): Promise<Got> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const headers = accepts === undefined ? {} : { 'Accept-Encoding': accepts };
    ask({ port, host: '127.0.0.1', path, method, headers, agent: false }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, bytes: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });

/** The decoded text of a response. */
const text = ({ headers, bytes }: Got) => {
  const encoding = headers['content-encoding'];
  if (encoding === 'br') return brotliDecompressSync(bytes).toString();
  return (encoding === 'gzip' ? gunzipSync(bytes) : bytes).toString();
};

/** Requests a page until the cached form is sent, recognisable by its Content-Length. */
async function getCached(path: string, accepts: string): Promise<Got> {
  for (;;) {
    const got = await get(path, accepts);
    expect(text(got)).toBe(answers[path]?.body);
    if (got.headers['content-length'] !== undefined) return got;
  }
}

test('a cached page is compressed once and then sent from memory, in the best encoding the client accepts', async () => {
  const br = await getCached('/kept', 'gzip, deflate, br');
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', 'content-length': String(br.bytes.length) });
  expect(br.headers.vary).toMatch(/accept-encoding/i);
  expect((await get('/kept', 'gzip')).headers).toMatchObject({ 'content-encoding': 'gzip' });
});

test('a client that accepts no encoding gets the page as it is', async () => {
  await getCached('/kept', 'br');
  for (const accepts of [undefined, 'identity', 'br;q=0, gzip;q=0.0']) {
    const got = await get('/kept', accepts);
    expect(got.headers['content-encoding']).toBeUndefined();
    expect(got.bytes.toString()).toBe(answers['/kept']?.body);
  }
});

test('two bodies with the same ETag are never confused', async () => {
  for (let attempt = 0; attempt < 20; attempt += 1)
    for (const path of ['/kept', '/other-under-one-tag'])
      expect(text(await get(path, 'br'))).toBe(answers[path]?.body);
});

test.each(['/untagged', '/data'])('%s is compressed anew each time and not kept', async (path) => {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const got = await get(path, 'gzip');
    expect(got.headers).toMatchObject({ 'content-encoding': 'gzip', 'transfer-encoding': 'chunked' });
    expect(text(got)).toBe(answers[path]?.body);
  }
});

test('a HEAD has no body', async () => {
  await getCached('/kept', 'br');
  expect((await get('/kept', 'br', 'HEAD')).bytes).toHaveLength(0);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['GZIP', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['deflate, identity', undefined],
  ['*', undefined],
  [undefined, undefined],
])('Accept-Encoding "%s" selects %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
