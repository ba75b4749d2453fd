import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const encodings = ['br', 'gzip'] as const;
export type Encoding = (typeof encodings)[number];

/** The preferred encoding that an Accept-Encoding header names, unless with `q=0`. */
export const acceptedEncoding = (header = ''): Encoding | undefined =>
  encodings.find((name) => new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`, 'i').test(header));

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** `cached`: for a response that is compressed once (docs/decisions/013). */
const levels = { cached: { br: 10, gzip: 9 }, live: { br: 5, gzip: 6 } };

/** Compresses in the thread pool of Node. */
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
