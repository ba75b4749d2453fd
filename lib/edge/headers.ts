/** The security headers: one list for pages, files, API answers and errors. */
export type HeaderPair = readonly [name: string, value: string];

const always: readonly HeaderPair[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Origin-Agent-Cluster', '?1'],
];

/** Headers of every response. HSTS (RFC 6797, two years) only where the site is really served over https. */
export function securityHeaders(siteUrl: string): readonly HeaderPair[] {
  const https = siteUrl.startsWith('https:');
  return https ? [...always, ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']] : always;
}

/** The policy of answers that are data, never documents. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Further headers of everything under /api/. A handler may override Cache-Control for its own answer. */
export const apiHeaders: readonly HeaderPair[] = [
  ['Content-Security-Policy', apiPolicy],
  ['Cache-Control', 'no-store'],
  ['X-Robots-Tag', 'noindex'],
];

/** The policy of a document that has none of its own: it may do nothing. */
export const closedPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; report-uri /api/csp-report";
