import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { entityTagOf } from '../runtime/crypto.ts';
import { errorCode, log } from '../runtime/log.ts';
import type { CachePolicy } from './addresses.ts';
import { acceptedEncoding, compress, type Encoding } from './encoding.ts';
import { createDocumentPolicy } from './headers.ts';
import { prepareDocument, type BuildFiles } from './prepare-document.ts';

/**
 * Sends every text of Next: prepares documents, compresses texts, and adds entity tags and the Content-Security-Policy
 * of documents. A shareable text is prepared and compressed once while it is cached by the hash of Next's output.
 */

type CachedText = {
  body: Buffer;
  tag: string;
  /** The Content-Security-Policy; undefined unless the text is a document. */
  contentPolicy?: string;
  isMissing: boolean;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
};

type DocumentSettings = {
  mediaBaseUrl: string;
  /** Undefined: documents are not changed (`DEFER_SCRIPTS=0`). */
  files?: BuildFiles | undefined;
};

/** Maximum bytes of the cached texts, compressed forms included. */
const maxCacheBytes = 64 * 1024 * 1024;
const minCompressedLength = 1_024;

/** Marks a page as not found (components/ui/NotFoundShell.tsx); Next responds 200 to it. */
const missingMarker = '<meta name="status" content="404"/>';
/** Cache-Control as Next sends it for uncacheable pages. */
const uncacheableControl = 'private, no-cache, no-store, max-age=0, must-revalidate';
/** Maximum `s-maxage`: Next sends a year for static pages, but a deploy does not purge shared caches. */
const maxSharedSeconds = 300;
/** `s-maxage` of a dynamic page that is the same for all visitors. */
const sharedSeconds = 60;
const sharedCacheControl = (seconds: number) => `s-maxage=${seconds}, stale-while-revalidate=86400`;

const contentTypeOf = (response: ServerResponse) => String(response.getHeader('content-type') ?? '');
const isDocument = (response: ServerResponse) => contentTypeOf(response).startsWith('text/html');
/** True for a file, a page cached by Next, and the common 404. */
const isShareable = (response: ServerResponse) =>
  (response.statusCode === 404 && isDocument(response)) ||
  /s-maxage=|^public,/.test(String(response.getHeader('cache-control')));
const isText = (type: string) =>
  /^(?:text\/|application\/(?:json|javascript|xml|manifest\+json)|image\/svg)/.test(type);

function prepareText(text: string, isHtml: boolean, page: string, settings: DocumentSettings): CachedText {
  if (!isHtml) {
    const body = Buffer.from(text);
    return { body, tag: entityTagOf(body), isMissing: false, encoded: {} };
  }
  const { html, allowed, problem } = prepareDocument(text, settings.files);
  if (problem) log.error('page.unprepared', { page, reason: problem });
  const body = Buffer.from(html);
  const contentPolicy = createDocumentPolicy(allowed, settings.mediaBaseUrl);
  const isMissing = html.includes(missingMarker);
  return { body, tag: entityTagOf(body), contentPolicy, isMissing, encoded: {} };
}

function setCacheControl(response: ServerResponse, cachePolicy: CachePolicy): void {
  const [, sMaxAge] = /\bs-maxage=(\d+)/.exec(String(response.getHeader('cache-control'))) ?? [];
  if (cachePolicy === 'no-store') response.setHeader('Cache-Control', uncacheableControl);
  else if (cachePolicy === 'shared' && response.statusCode === 200 && isDocument(response))
    response.setHeader('Cache-Control', sharedCacheControl(sharedSeconds));
  else if (Number(sMaxAge) > maxSharedSeconds)
    response.setHeader('Cache-Control', sharedCacheControl(maxSharedSeconds));
}

/** Sends a text in the best accepted encoding. nginx responds to conditional requests, by the entity tag. */
async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { body, tag, contentPolicy, isMissing, encoded: compressedBodies }: CachedText,
): Promise<void> {
  const compression = isShareable(response) ? 'cached' : 'live';
  if (contentPolicy) response.setHeader('Content-Security-Policy', contentPolicy);
  if (isMissing) {
    response.statusCode = 404;
    response.setHeader('Cache-Control', uncacheableControl);
  }
  response.appendHeader('Vary', 'Accept-Encoding');
  // Files have an entity tag of Next.
  if ((isDocument(response) || isShareable(response)) && !response.hasHeader('etag'))
    response.setHeader('ETag', `W/"${tag}"`);
  const encoding =
    body.byteLength < minCompressedLength
      ? undefined
      : acceptedEncoding(request.headers['accept-encoding']?.toString());
  const compressTo = (name: Encoding) =>
    (compressedBodies[name] ??= compress(body, name, compression).catch((error: unknown) => {
      // The next request tries again.
      delete compressedBodies[name];
      throw error;
    }));
  const bytes = encoding ? await compressTo(encoding) : body;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.byteLength);
  response.end(bytes);
}

/**
 * Buffers a response and passes its text to `done` at the end. `shouldBuffer` is called once the headers are known; if
 * it returns false, the response is sent without buffering.
 */
function bufferResponse(
  response: ServerResponse,
  shouldBuffer: () => boolean,
  done: (text: string) => void,
): void {
  const { write, end, flushHeaders } = response;
  const parts: Buffer[] = [];
  let buffers: boolean | undefined;
  const isBuffered = () => (buffers ??= shouldBuffer());
  const addPart = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part as string));
  };
  const bufferingMethods = {
    flushHeaders: () => {
      if (!isBuffered()) flushHeaders.call(response);
    },
    write: (...args: unknown[]) => {
      if (!isBuffered()) return Reflect.apply(write, response, args);
      addPart(args[0]);
      return true;
    },
    end: (...args: unknown[]) => {
      if (!isBuffered()) return Reflect.apply(end, response, args);
      Object.assign(response, { write, end, flushHeaders });
      addPart(args[0]);
      done(Buffer.concat(parts).toString());
      return response;
    },
  };
  Object.assign(response, bufferingMethods);
}

/** Returns a function that prepares what Next will write to a response; call it before Next gets the request. */
export function createResponsePreparer(settings: DocumentSettings) {
  const cachedTexts = new LRUCache<string, CachedText>({
    maxSize: maxCacheBytes,
    // Counts the text twice, because its two compressed forms together are rarely longer than the text.
    sizeCalculation: ({ body }) => 2 * body.byteLength || 1,
  });

  function cachedTextOf(text: string, path: string, response: ServerResponse): CachedText {
    const prepareCached = () => prepareText(text, isDocument(response), path, settings);
    if (!isShareable(response)) return prepareCached();
    const key = entityTagOf(text);
    const cachedText = cachedTexts.get(key) ?? prepareCached();
    cachedTexts.set(key, cachedText);
    return cachedText;
  }

  return (request: IncomingMessage, response: ServerResponse, cachePolicy: CachePolicy): void => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const shouldBuffer = () => isText(contentTypeOf(response)) && response.statusCode !== 206;
    bufferResponse(response, shouldBuffer, (text) => {
      setCacheControl(response, cachePolicy);
      sendText(request, response, cachedTextOf(text, path, response)).catch((error: unknown) => {
        log.error('http.unsent', { code: errorCode(error) });
        response.destroy();
      });
    });
  };
}
