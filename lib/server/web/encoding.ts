import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The first of `encodings` that an Accept-Encoding header names without `q=0`; undefined if there is none. */
export const acceptedEncoding = (header = ''): Encoding | undefined =>
  encodings.find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(header));

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Compression levels. `cached`: for a response that is compressed once and cached (docs/decisions/013). */
const levels = { cached: { br: 10, gzip: 9 }, live: { br: 5, gzip: 6 } };

/** Compresses a text in Node's thread pool, off the main thread. */
export function compress(
  text: Buffer,
  encoding: Encoding,
  compression: keyof typeof levels,
): Promise<Buffer> {
  const level = levels[compression][encoding];
  if (encoding === 'gzip') return gzipAsync(text, { level });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.byteLength,
    // A window of 256 KiB: the default of 4 MiB takes 30 MB of memory for each compression.
    [constants.BROTLI_PARAM_LGWIN]: 18,
  };
  return brotliAsync(text, { params });
}
