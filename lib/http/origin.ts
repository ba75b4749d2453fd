import { env } from '../foundation/env.ts';
import { errorResponse } from './error-response.ts';

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined;

/**
 * Whether a state-changing request may have been sent by another site's page (docs/security.md#s13).
 * Ours: `Sec-Fetch-Site: same-origin`, or no such header and an `Origin` whose host is the site's or the one addressed.
 */
export function isForged(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site !== 'same-origin';
  const host = hostOf(request.headers.get('origin') ?? '');
  if (host === undefined || host === '') return true;
  return host !== new URL(env().siteUrl).host && host !== request.headers.get('host');
}

/** The 403 for a forged request; undefined when the request is ours. */
export function refuseForged(request: Request): Response | undefined {
  if (!isForged(request)) return undefined;
  return errorResponse(403, { code: 'forged', message: 'This form can only be sent from this website.' });
}
