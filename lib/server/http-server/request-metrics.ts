import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRoutes } from '../content/routes.ts';
import { env } from '../runtime/env.ts';
import { metrics } from '../runtime/metrics.ts';

/** Other paths below /api/ count as `api/other`. */
const handlers = new Set(readdirSync(join(process.cwd(), 'app/api')));
const pages = new Set<string>(getRoutes().map(({ path }) => path));
const ofOneVisitor = /^\/(?:pass|registration)\//;
const picture = /^\/(?:media|pictures)\//;
const file =
  /^\/(?:(?:_next\/static|art|video|share|fonts)\/|(?:sw\.js|favicon\.ico|robots\.txt|sitemap\.xml|manifest\.webmanifest|(?:menu|topics)\.json|search-index\.json|(?:apple-)?icon[\w-]*\.(?:png|svg))$)/;

/** Route class of a path and query: one of about twenty labels, without ids, tokens or user input. */
export function routeClass(address: string): string {
  const queryStart = address.indexOf('?');
  const path = queryStart < 0 ? address : address.slice(0, queryStart);
  if (path === '/') return 'home';
  if (path === '/centre' || path === '/events') return path.slice(1);
  if (path.startsWith('/api/')) {
    const [, , name = '', next] = path.split('/');
    if (name === 'registrations' && next === 'status') return 'api/registrations/status';
    return handlers.has(name) ? `api/${name}` : 'api/other';
  }
  if (ofOneVisitor.test(path)) return 'page of one visitor';
  if (pages.has(path)) return queryStart < 0 ? 'page' : 'page with a query';
  if (picture.test(path)) return 'picture';
  return file.test(path) ? 'static file' : 'other';
}

const limits = new Set([408, 413, 429, 503]);

/** 503 is separate, so that deliberate rejections do not count as errors. */
const statusLabel = (code: number) => (code === 503 ? '503' : `${Math.floor(code / 100)}xx`);

/**
 * Records a request and its duration when its response ends. Call it before the URL is rewritten. Does nothing without
 * METRICS_PORT.
 */
export function measure(request: IncomingMessage, response: ServerResponse): void {
  if (env().metricsPort === undefined) return;
  const route = routeClass(request.url ?? '/');
  const startedAt = performance.now();
  response.once('close', () => {
    const { requests, seconds, limited } = metrics();
    const { statusCode, writableFinished } = response;
    const status = writableFinished ? statusLabel(statusCode) : 'aborted';
    requests.inc({ route, status });
    seconds.observe({ route }, (performance.now() - startedAt) / 1000);
    if (limits.has(statusCode)) limited.inc({ route, status: String(statusCode) });
  });
}
