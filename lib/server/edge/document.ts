import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { errorCode, log } from '../runtime/log.ts';
import { isNotModified } from '../http/responses.ts';
import { acceptedEncoding, compress, type Encoding } from './encoding.ts';
import type { Keeping } from './addresses.ts';
import { documentPolicy } from './headers.ts';
import { prepareDocument, type BuildFiles } from './prepare-document.ts';

/**
 * Every document that Next makes leaves through this step, and so do the other texts that Next keeps in its cache (payloads
 * of its router, the search index, the sitemap). What Next writes is gathered; a document is prepared (prepare-document.ts)
 * and gets its Content-Security-Policy; then the text is sent with an entity tag, compressed, or the response is 304. A text
 * that a shared cache may keep is for many visitors: it is remembered by the hash of what Next wrote, so that it is prepared
 * and compressed once. Next is asked for such a page, or for one that it makes anew for each request although every visitor
 * gets the same, once in a few seconds.
 */

/** A text as it is sent. */
type Answer = {
  body: Buffer;
  tag: string;
  /** The Content-Security-Policy; documents only. */
  policy?: string;
  /** Whether the page says that it is not found. */
  isMissing: boolean;
  encoded: Partial<Record<Encoding, Promise<Buffer>>>;
};

type DocumentSettings = {
  mediaBaseUrl: string;
  /** The loader and the style sheets of the build; without them documents stay as Next made them (`DEFER_SCRIPTS=0`). */
  files?: BuildFiles;
};

/** Bytes of texts that are remembered, compressed forms included: room for the whole site with a year of placement months. */
const rememberedBytes = 64 * 1024 * 1024;
/** Length in bytes below which a text is not compressed. */
const minLength = 1_024;

/** The tag with which a page says that it is not found (components/seo/MissingStatus.tsx); Next itself answers 200 for it. */
const missing = '<meta name="status" content="404"/>';
/** The Cache-Control that Next gives to a page that nobody may keep. */
const uncached = 'private, no-cache, no-store, max-age=0, must-revalidate';
/**
 * Longest time in seconds that a shared cache may keep a page. Next says a year for pages that change only with a deploy,
 * but a deploy does not empty the caches.
 */
const maxSharedSeconds = 300;
/** Seconds for which a shared cache may keep a page that Next makes for each request, but alike for every visitor. */
const sameForAllSeconds = 60;
/** Milliseconds for which a page that is the same for all is sent again without Next. */
const sentAgainMs = 5_000;
/**
 * Milliseconds from one question to the next about pages that Next keeps: it makes a page anew beside its answer when the
 * kept one is old, all of them at once after a quiet minute (docs/security.md#n7). Whoever comes in between gets what was
 * sent last, as from Next itself, which sends an old page while it makes the new one.
 */
const betweenRefreshesMs = 50;
/** Age in ms of a copy up to which it is sent between refreshes: as long as a shared cache may keep it. */
const maxSentMs = maxSharedSeconds * 1_000;
/** Pages that are sent again: all of the site, and months of centres. */
const maxSentAgain = 200;
const sharedFor = (seconds: number) => `s-maxage=${seconds}, stale-while-revalidate=86400`;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('base64url');
const typeOf = (response: ServerResponse) => String(response.getHeader('content-type') ?? '');
const isDocument = (response: ServerResponse) => typeOf(response).startsWith('text/html');
/**
 * Whether an answer is for many visitors: Next keeps it, or it is Next's one page for all unknown addresses. Files of
 * public/ have an entity tag of their own and are not meant.
 */
const isForMany = (response: ServerResponse) =>
  !response.hasHeader('etag') &&
  ((response.statusCode === 404 && isDocument(response)) ||
    /s-maxage=|^public, max-age=0/.test(String(response.getHeader('cache-control'))));
/** Whether a content type is that of a text that Next makes; style sheets and scripts are files. */
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

/** Sets in Cache-Control what a shared cache may do with an answer of Next. */
function limitKeeping(response: ServerResponse, keeping: Keeping): void {
  const [, made] = /\bs-maxage=(\d+)/.exec(String(response.getHeader('cache-control'))) ?? [];
  if (keeping === 'never') response.setHeader('Cache-Control', uncached);
  else if (keeping === 'same-for-all' && response.statusCode === 200 && isDocument(response))
    response.setHeader('Cache-Control', sharedFor(sameForAllSeconds));
  else if (Number(made) > maxSharedSeconds) response.setHeader('Cache-Control', sharedFor(maxSharedSeconds));
}

/** Sends an answer: 304 to a client that has it already, else in the better encoding that the client accepts. */
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
  if (response.statusCode === 200 && isNotModified((name) => request.headers[name]?.toString(), etag)) {
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
 * Gathers what is written to a response and passes it to `done` at the end, when the response has its own methods again.
 * `isGathered` is asked once, as soon as the headers are known; when it says no, everything is written as usual.
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

/** The headers in which Next says what a text is, how old, and who may keep it. */
const headersOf = (response: ServerResponse) =>
  Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value !== undefined && /^(?:content-type|cache-control|vary|x-nextjs-.+)$/.test(name)
      ? [[name, value] as const]
      : [],
  );

/** When a page was made: too long ago to be sent again, if Next responds with a stale one and renders it meanwhile. */
const madeAt = (response: ServerResponse) =>
  performance.now() - (response.getHeader('x-nextjs-cache') === 'STALE' ? sentAgainMs : 0);

/** What was sent last of an address. */
type Sent = { answer: Answer; headers: ReturnType<typeof headersOf>; at: number };

/**
 * Makes the function through which every answer of Next goes. Call it before Next gets the request, with the request, its
 * response and what shared caches may do with the document. Returns true if a copy was sent; Next must not see the request.
 */
export function createDocuments(settings: DocumentSettings) {
  const remembered = new LRUCache<string, Answer>({
    maxSize: rememberedBytes,
    // Both compressed forms together are at most as long as the text.
    sizeCalculation: ({ body }) => 2 * body.byteLength,
  });
  const lastSent = new LRUCache<string, Sent>({ max: maxSentAgain });
  let refreshedAt = -Infinity;

  function recall(text: string, page: string, response: ServerResponse): Answer {
    const make = () => answerOf(text, isDocument(response), page, settings);
    if (!isForMany(response)) return make();
    const key = sha256(text);
    const answer = remembered.get(key) ?? make();
    remembered.set(key, answer);
    return answer;
  }

  function reply(request: IncomingMessage, response: ServerResponse, answer: Answer): void {
    send(request, response, answer).catch((error: unknown) => {
      log.error('http.unsent', { code: errorCode(error) });
      response.destroy();
    });
  }

  /** What was sent last of an address, when it may be sent again; undefined when Next is to be asked. */
  function sentAgain(address: string, keeping: Keeping): Sent | undefined {
    const sent = lastSent.get(address);
    const time = performance.now();
    if (!sent || time - sent.at < sentAgainMs) return sent;
    const isRecent = time - sent.at < maxSentMs;
    if (keeping === 'as-made' && isRecent && time - refreshedAt < betweenRefreshesMs) return sent;
    refreshedAt = time;
    return undefined;
  }

  return (request: IncomingMessage, response: ServerResponse, keeping: Keeping): boolean => {
    const address = request.url ?? '';
    const isShared = keeping !== 'never' && request.headers.rsc === undefined;
    const sent = isShared ? sentAgain(address, keeping) : undefined;
    if (sent) {
      for (const [name, value] of sent.headers) response.setHeader(name, value);
      reply(request, response, sent.answer);
      return true;
    }
    const isGathered = () => isDocument(response) || (isText(typeOf(response)) && isForMany(response));
    gather(response, isGathered, (text) => {
      limitKeeping(response, keeping);
      const answer = recall(text, address.split('?')[0] ?? '', response);
      const isForAll = isDocument(response) && response.statusCode === 200 && isForMany(response);
      if (isShared && isForAll && !answer.isMissing)
        lastSent.set(address, { answer, headers: headersOf(response), at: madeAt(response) });
      reply(request, response, answer);
    });
    return false;
  };
}
