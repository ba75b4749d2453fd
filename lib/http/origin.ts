import { env } from '../foundation/env.ts';
import { errorResponse } from './error-response.ts';

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Whether a state-changing request may come from another site (CSRF, docs/security.md#s13). Accepted: `Sec-Fetch-Site:
 * same-origin`, or without that header an `Origin` with the site's or the requested host.
 */
export function isForged(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin';
  const host = hostOf(request.headers.get('origin') ?? '');
  if (host === undefined || host === '') return true;
  return host !== new URL(env().siteUrl).host && host !== request.headers.get('host');
}

/** The 403 for a forged request; undefined for an accepted one. */
export function refuseForged(request: Request): Response | undefined {
  if (!isForged(request)) return undefined;
  return errorResponse(403, { code: 'forged', message: 'This form can only be sent from this website.' });
}
