import type { IncomingMessage, ServerResponse } from 'node:http';
import { hasUnknownCentre } from './redirects.ts';
import { isNotModified } from './conditional-request.ts';
import { denyAllPolicy } from './headers.ts';
import { wasDeclaredNotFound } from '../http/not-found.ts';
import { isStopping } from './shutdown.ts';

/**
 * Longest time in seconds that a shared cache may keep a page. Next says a year for pages that change with a deploy only, but
 * no cache is purged by a deploy.
 */
const maxSharedSeconds = 300;

/** Responds in plain text and closes the connection, whose request body will not be read. */
export function refuse(response: ServerResponse, status: number, text: string): void {
  const body = `${text}\n`;
  response.writeHead(status, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    Connection: 'close',
  });
  response.end(body);
}

/**
 * Sets two headers: a document without a policy gets the one that denies everything; no shared cache keeps a page longer
 * than `maxSharedSeconds`, and it may serve that stale for a day.
 */
function finishHeaders(response: ServerResponse): void {
  const type = String(response.getHeader('content-type') ?? '');
  if (type.startsWith('text/html') && !response.hasHeader('content-security-policy'))
    response.setHeader('Content-Security-Policy', denyAllPolicy);
  const [, shared] = /\bs-maxage=(\d+)/.exec(String(response.getHeader('cache-control'))) ?? [];
  if (Number(shared) > maxSharedSeconds)
    response.setHeader('Cache-Control', `s-maxage=${maxSharedSeconds}, stale-while-revalidate=86400`);
}

/** The status of a page: 404 when it declared itself not found (lib/http/not-found.ts) or its centre is unknown. */
function statusOf(request: IncomingMessage, response: ServerResponse, isUnknownCentre: boolean): number {
  const declared = wasDeclaredNotFound(request.headers['x-request-id']?.toString());
  if (!declared && !isUnknownCentre) return 200;
  response.setHeader('Cache-Control', 'private, no-cache, no-store, max-age=0, must-revalidate');
  return 404;
}

/** Completes status and headers when the handler sends them, and responds 304 when the client has the current version. */
export function completeWhenSent(request: IncomingMessage, response: ServerResponse): void {
  // Evaluated before Next handles the request, because Next may rewrite its URL.
  const isUnknownCentre = hasUnknownCentre(request.url ?? '');
  const writeHead = response.writeHead.bind(response);
  const completedWriteHead = (...args: unknown[]) => {
    finishHeaders(response);
    if (isStopping()) response.shouldKeepAlive = false;
    if (args[0] === 200) args[0] = statusOf(request, response, isUnknownCentre);
    const etag = response.getHeader('etag')?.toString();
    if (!isNotModified(request, Number(args[0]), etag)) return Reflect.apply(writeHead, response, args);
    for (const name of ['content-length', 'content-encoding', 'content-type']) response.removeHeader(name);
    return writeHead(304);
  };
  response.writeHead = completedWriteHead as typeof response.writeHead;
}
