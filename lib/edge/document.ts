import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { log } from '../foundation/log.ts';
import { acceptedEncoding, compress, type Encoding } from './encoding.ts';
import type { Keeping } from './page-query.ts';
import { isNotModified } from './not-modified.ts';
import { documentPolicy } from './policy.ts';
import { prepareDocument, type BuildFiles } from './prepare-document.ts';

/**
 * The one way out for documents, and for the other texts that Next keeps (payloads, the search index, the sitemap): what Next
 * sends is gathered, a document is prepared and gets its policy by hash, and it leaves with a tag, compressed, or as 304. What a
 * shared cache may keep, many will ask for: it is remembered by the hash of what Next sent, so that it is prepared and
 * compressed once.
 */

/** A text as it leaves. */
type Answer = {
  body: Buffer;
  tag: string;
  /** Of a document only. */
  policy?: string;
  /** Whether the page says that it is not found. */
  isMissing: boolean;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
};

type DocumentSettings = {
  mediaBaseUrl: string;
  /** Of the build; without them documents stay as Next made them (`DEFER_SCRIPTS=0`). */
  files?: BuildFiles;
};

/** Bytes of remembered texts with their compressed forms: more than the whole site with a year of placement months. */
const rememberedBytes = 64 * 1024 * 1024;
/** Minimum length in bytes worth compressing. */
const minLength = 1_024;

/** What app/not-found.tsx and its like put into their head, since Next answers 200 for a page that does not throw. */
const missing = '<meta name="status" content="404"/>';
/** What Next says of a page that nobody may keep. */
const uncached = 'private, no-cache, no-store, max-age=0, must-revalidate';
/**
 * Longest time in seconds that a shared cache may keep a page. Next says a year for pages that change with a deploy only, but
 * no cache is purged by a deploy.
 */
const maxSharedSeconds = 300;
/** The same for a page that is made for each request and whose address has no query, so that it is the same for all. */
const sameForAllSeconds = 60;
const sharedFor = (seconds: number) => `s-maxage=${seconds}, stale-while-revalidate=86400`;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('base64url');
const typeOf = (response: ServerResponse) => String(response.getHeader('content-type') ?? '');
const isDocument = (response: ServerResponse) => typeOf(response).startsWith('text/html');
/** Whether Next keeps what it sends, or sends its one page for all unknown addresses; files of public/ have a tag of their own. */
const isForMany = (response: ServerResponse) =>
  !response.hasHeader('etag') &&
  ((response.statusCode === 404 && isDocument(response)) ||
    /s-maxage=|^public, max-age=0/.test(String(response.getHeader('cache-control'))));
/** The texts that Next makes; sheets and scripts are files. */
const isText = (type: string) =>
  /^(?:text\/(?:plain|xml|x-component)|application\/(?:json|xml|manifest\+json))/.test(type);

function answerOf(text: string, isHtml: boolean, page: string, settings: DocumentSettings): Answer {
  if (!isHtml) {
    const body = Buffer.from(text);
    return { body, tag: sha256(body), isMissing: false, encoded: {} };
  }
  const { html, allowed, unknown, unprepared } = prepareDocument(text, settings.files);
  if (unknown > 0) log.error('page.unknown-inline', { page, count: unknown });
  if (unprepared) log.error('page.unprepared', { page, reason: unprepared });
  const body = Buffer.from(html);
  const policy = documentPolicy(allowed, settings.mediaBaseUrl);
  return { body, tag: sha256(body), policy, isMissing: html.includes(missing), encoded: {} };
}

/** Sets what a shared cache may do with an answer of Next. */
function limitKeeping(response: ServerResponse, keeping: Keeping): void {
  const [, made] = /\bs-maxage=(\d+)/.exec(String(response.getHeader('cache-control'))) ?? [];
  if (keeping === 'never') response.setHeader('Cache-Control', uncached);
  else if (keeping === 'same-for-all' && response.statusCode === 200 && isDocument(response))
    response.setHeader('Cache-Control', sharedFor(sameForAllSeconds));
  else if (Number(made) > maxSharedSeconds) response.setHeader('Cache-Control', sharedFor(maxSharedSeconds));
}

/** Sends an answer: 304 to who has it, else in the best encoding that the client accepts. */
async function send(
  request: IncomingMessage,
  response: ServerResponse,
  { body, tag, policy, isMissing, encoded }: Answer,
): Promise<void> {
  const readers = isForMany(response) ? 'many' : 'one';
  if (policy) response.setHeader('Content-Security-Policy', policy);
  if (isMissing) {
    response.statusCode = 404;
    response.setHeader('Cache-Control', uncached);
  }
  const etag = `W/"${tag.slice(0, 22)}"`;
  response.setHeader('ETag', etag);
  if (isNotModified(request, response.statusCode, etag)) {
    for (const name of ['Content-Type', 'Content-Length']) response.removeHeader(name);
    response.writeHead(304).end();
    return;
  }
  const encoding =
    body.byteLength < minLength ? undefined : acceptedEncoding(request.headers['accept-encoding']);
  const bytes = encoding ? await (encoded[encoding] ??= compress(body, encoding, readers)) : body;
  if (encoding) response.setHeader('Content-Encoding', encoding);
  response.setHeader('Content-Length', bytes.byteLength);
  response.end(bytes);
}

/**
 * Gathers what is written to a response if `isGathered` says so once its headers are known, and hands it over at the end; the
 * response is then as before.
 */
function gather(response: ServerResponse, isGathered: () => boolean, done: (text: string) => void): void {
  const { write, end, flushHeaders } = response;
  const parts: Buffer[] = [];
  let decided: boolean | undefined;
  const gathers = () => (decided ??= isGathered());
  const add = (part: unknown) => {
    if (typeof part === 'string' || part instanceof Uint8Array) parts.push(Buffer.from(part as string));
  };
  const collect = {
    flushHeaders: () => {
      if (!gathers()) flushHeaders.call(response);
    },
    write: (...args: unknown[]) => {
      if (!gathers()) return Reflect.apply(write, response, args);
      add(args[0]);
      return true;
    },
    end: (...args: unknown[]) => {
      if (!gathers()) return Reflect.apply(end, response, args);
      Object.assign(response, { write, end, flushHeaders });
      const [last] = args;
      if (parts.length === 0 && typeof last === 'string') done(last);
      else {
        add(last);
        done(Buffer.concat(parts).toString());
      }
      return response;
    },
  };
  Object.assign(response, collect);
}

/** The step that every answer of Next goes through: call it with a request and its response before Next has them. */
export function createDocuments(settings: DocumentSettings) {
  const remembered = new LRUCache<string, Answer>({
    maxSize: rememberedBytes,
    // The compressed forms are at most as long together as the text.
    sizeCalculation: ({ body }) => 2 * body.byteLength,
  });

  function recall(text: string, page: string, response: ServerResponse): Answer {
    const key = sha256(text);
    const answer = remembered.get(key) ?? answerOf(text, isDocument(response), page, settings);
    if (isForMany(response)) remembered.set(key, answer);
    return answer;
  }

  return (request: IncomingMessage, response: ServerResponse, keeping: Keeping): void => {
    const page = request.url?.split('?')[0] ?? '';
    const isGathered = () => isDocument(response) || (isText(typeOf(response)) && isForMany(response));
    gather(response, isGathered, (text) => {
      limitKeeping(response, keeping);
      send(request, response, recall(text, page, response)).catch((error: unknown) => {
        log.error('http.unsent', { code: error instanceof Error ? error.name : 'unknown' });
        response.destroy();
      });
    });
  };
}
