/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { acceptedEncoding, compress } from './encoding';

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

test('a compressed text is the same text', async () => {
  const text = Buffer.from('Batches of the month. '.repeat(400));
  for (const readers of ['cached', 'live'] as const) {
    expect(brotliDecompressSync(await compress(text, 'br', readers))).toEqual(text);
    expect(gunzipSync(await compress(text, 'gzip', readers))).toEqual(text);
  }
});
