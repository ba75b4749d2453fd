import type { IncomingMessage, ServerResponse } from 'node:http';
import { asksForNoCentre } from './redirects.ts';
import { isNotModified } from './conditional-request.ts';
import { closedPolicy } from './headers.ts';
import { wasDeclaredNotFound } from '../http/not-found.ts';
import { isStopping } from './shutdown.ts';

/** Seconds a shared cache may hold a page. A build's pages are good until the next deploy, which no cache hears of. */
const pageSeconds = 300;

/** Answers in plain text and closes the connection, whose body nobody will read. */
export function refuse(response: ServerResponse, status: number, words: string): void {
  const body = `${words}\n`;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end(body);
}

/**
 * A document without a policy of its own gets the closed one: no script, no style, no frame. A page that Next would let
 * caches keep for a year is kept for minutes, and served stale for a day.
 */
function finishHeaders(response: ServerResponse): void {
  const type = String(response.getHeader('content-type') ?? '');
  if (type.startsWith('text/html') && !response.hasHeader('content-security-policy'))
    response.setHeader('Content-Security-Policy', closedPolicy);
  if (response.getHeader('cache-control') === 's-maxage=31536000')
    response.setHeader('Cache-Control', `s-maxage=${pageSeconds}, stale-while-revalidate=86400`);
}

/** The status of a page that turned out to be about nothing: its words are its own (lib/http/not-found.ts). */
function statusOf(request: IncomingMessage, response: ServerResponse, noCentre: boolean): number {
  const declared = wasDeclaredNotFound(request.headers['x-request-id']?.toString());
  if (!declared && !noCentre) return 200;
  response.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate');
  return 404;
}

/** Completes status and headers when the handler sends them, and answers 304 without a body to whoever holds the page already. */
export function completeWhenSent(request: IncomingMessage, response: ServerResponse): void {
  // Asked now: Next may lead the request elsewhere.
  const noCentre = asksForNoCentre(request.url ?? '');
  const writeHead = response.writeHead.bind(response);
  const finished = (...args: unknown[]) => {
    finishHeaders(response);
    // After 408 the rest of the body is still to come, as slowly as before.
    if (isStopping() || args[0] === 408) response.shouldKeepAlive = false;
    if (args[0] === 200) args[0] = statusOf(request, response, noCentre);
    const etag = response.getHeader('etag')?.toString();
    if (!isNotModified(request, Number(args[0]), etag)) return Reflect.apply(writeHead, response, args);
    for (const name of ['content-length', 'content-encoding', 'content-type']) response.removeHeader(name);
    return writeHead(304);
  };
  response.writeHead = finished as typeof response.writeHead;
}
