import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import compression from 'compression';
import { LRUCache } from 'lru-cache';

/**
 * Compression of responses. The middleware compresses a cached page again for every request; here it is compressed once, at
 * a higher level, and the result is cached (docs/decisions/013).
 */
type Encoding = 'br' | 'gzip';
type CachedPage = { page: string; forms?: Readonly<Record<Encoding, Buffer>> };

/** Bytes of cached pages and their compressed forms: more than the whole site with a year of placement months. */
const cacheBytes = 48 * 1024 * 1024;
/** Minimum length worth compressing (the middleware's own threshold). */
const minLength = 1_024;
const sizeOf = ({ page, forms }: CachedPage) =>
  page.length + (forms ? forms.br.byteLength + forms.gzip.byteLength : 0);

const pages = new LRUCache<string, CachedPage>({ maxSize: cacheBytes, sizeCalculation: sizeOf });
const compressed = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Caches a page and compresses it in the background; until that is done the middleware compresses it. */
async function cachePage(tag: string, page: string): Promise<void> {
  pages.set(tag, { page });
  const params = {
    // 11 takes three times as long for 2 % fewer bytes.
    [constants.BROTLI_PARAM_QUALITY]: 10,
    [constants.BROTLI_PARAM_SIZE_HINT]: page.length,
  };
  const [br, gz] = await Promise.all([compressed.br(page, { params }), compressed.gzip(page, { level: 9 })]);
  pages.set(tag, { page, forms: { br, gzip: gz } });
}

/** The better encoding a client accepts (RFC 9110, 12.5.3); undefined: neither. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const accepted = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((token) => {
        const [name = '', ...parameters] = token.split(';').map((part) => part.trim());
        return [name, !parameters.some((part) => /^q=0(\.0*)?$/.test(part))] as const;
      }),
  );
  return (['br', 'gzip'] as const).find((name) => accepted.get(name) ?? false);
}

/** The cached compressed form of a page about to be sent; undefined when there is none yet. */
function cachedForm(request: IncomingMessage, response: ServerResponse, page: unknown) {
  if (typeof page !== 'string' || page.length < minLength || request.method !== 'GET') return undefined;
  const isPage = String(response.getHeader('content-type')).startsWith('text/html');
  const tag = response.getHeader('etag');
  if (!isPage || typeof tag !== 'string' || response.statusCode !== 200) return undefined;
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  if (!encoding) return undefined;
  const found = pages.get(tag);
  // The page's text is compared and not its tag only, so that a tag collision cannot send another page.
  if (found?.page !== page) {
    void cachePage(tag, page);
    return undefined;
  }
  return found.forms && { encoding, bytes: found.forms[encoding] };
}

const compress = compression();

/** Compresses the response when the client accepts it. Call it before the request is handled. */
export function compressResponse(request: IncomingMessage, response: ServerResponse): void {
  compress(request, response, () => undefined);
  const end = response.end.bind(response);
  const endWithCache = (...args: unknown[]) => {
    const form = cachedForm(request, response, args[0]);
    if (!form) return Reflect.apply(end, response, args);
    response.setHeader('Content-Encoding', form.encoding);
    response.setHeader('Content-Length', form.bytes.byteLength);
    return end(form.bytes);
  };
  response.end = endWithCache as typeof response.end;
}
