import { hash } from 'node:crypto';
import { frameOrigins } from '../backend/frame-hosts.ts';

export type HeaderPair = readonly [name: string, value: string];

const commonHeaders: readonly HeaderPair[] = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Permissions-Policy', 'camera=(), microphone=(), payment=(), usb=(), geolocation=(self)'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['X-Frame-Options', 'DENY'],
  ['Origin-Agent-Cluster', '?1'],
];

/** Headers of every response to a request that Node can parse. HSTS (RFC 6797) only on an https site. */
export function securityHeaders(siteUrl: string): readonly HeaderPair[] {
  const isHttps = siteUrl.startsWith('https:');
  return isHttps
    ? [...commonHeaders, ['Strict-Transport-Security', 'max-age=63072000; includeSubDomains']]
    : commonHeaders;
}

const apiPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

/** Headers of all responses under /api/. Next prevents handlers from setting another Cache-Control. */
export const apiHeaders: readonly HeaderPair[] = [
  ['Content-Security-Policy', apiPolicy],
  ['Cache-Control', 'no-store'],
  ['X-Robots-Tag', 'noindex'],
];

export type InlineTexts = { scripts: readonly string[]; styles: readonly string[] };

const hashSources = (texts: readonly string[]) =>
  [...new Set(texts)].map((text) => `'sha256-${hash('sha256', text, 'base64')}'`);

/** The Content-Security-Policy of a document (CSP level 3). Videos may also come from the host of `mediaBaseUrl`. */
export function createDocumentPolicy(allowed: InlineTexts, mediaBaseUrl: string): string {
  // Undefined if `mediaBaseUrl` is a path on the site itself.
  const mediaOrigin = URL.parse(mediaBaseUrl)?.origin;
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashSources(allowed.scripts)].join(' '),
    ["style-src 'self'", ...hashSources(allowed.styles)].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    mediaOrigin ? `media-src 'self' ${mediaOrigin}` : "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    `frame-src ${frameOrigins.join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    'report-uri /api/csp-report',
  ].join('; ');
}
