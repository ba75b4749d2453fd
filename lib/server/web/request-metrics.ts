import { readdirSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRoutes } from '../catalogue/routes.ts';
import { env } from '../runtime/env.ts';
import { metrics } from '../runtime/metrics.ts';

const apiNames = new Set(readdirSync(join(process.cwd(), 'app/api')));
const pagePaths = new Set<string>(getRoutes().map(({ path }) => path));

/** The label of an address, from a fixed list: without ids, tokens or user input. */
export function routeClass(address: string): string {
  const [path = '', query] = address.split('?');
  const [, first = '', name = ''] = path.split('/');
  if (path === '/') return 'home';
  if (path === '/centre' || path === '/events') return first;
  if (first === 'api') return apiNames.has(name) ? `api/${name}` : 'api/other';
  if (pagePaths.has(path)) return query === undefined ? 'page' : 'page with a query';
  if (first === 'pass' || first === 'registration') return 'page of one visitor';
  return /^\/(?:_next|pictures|media)\/|\.\w+$/.test(path) ? 'file' : 'other';
}

/** Statuses with labels of their own, so that deliberate rejections do not count as errors. */
export const limitStatuses: readonly number[] = [408, 413, 429, 503];
export const statusLabel = (code: number) =>
  limitStatuses.includes(code) ? String(code) : `${Math.floor(code / 100)}xx`;

/** Records the duration of a request. Call it before the URL is rewritten. Does nothing without METRICS_PORT. */
export function measureRequest(request: IncomingMessage, response: ServerResponse): void {
  if (env().metricsPort === undefined) return;
  const route = routeClass(request.url ?? '/');
  const startedAt = performance.now();
  response.once('close', () => {
    const status = response.writableFinished ? statusLabel(response.statusCode) : 'aborted';
    metrics().requests.observe({ route, status }, (performance.now() - startedAt) / 1000);
  });
}
