/** A response header. Pages, files, API responses and errors all get theirs from the list below. */
export type HeaderPair = readonly [name: string, value: string];

const common: readonly HeaderPair[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Origin-Agent-Cluster', '?1'],
];

/** Headers of every response. HSTS (RFC 6797, two years) only when the site is served by https. */
export function securityHeaders(siteUrl: string): readonly HeaderPair[] {
  const https = siteUrl.startsWith('https:');
  return https ? [...common, ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']] : common;
}

/** Content-Security-Policy of responses that are data and not documents. */
const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Further headers of everything under /api/. Next lets no handler set another Cache-Control. */
export const apiHeaders: readonly HeaderPair[] = [
  ['Content-Security-Policy', apiPolicy],
  ['Cache-Control', 'no-store'],
  ['X-Robots-Tag', 'noindex'],
];
