import { createHash } from 'node:crypto';
import { frameOrigins } from '../backend/frame-hosts.ts';

/** Inline scripts and styles that a document may use, as hashes of their texts (`'sha256-…'`). */
export type Allowed = { scripts: readonly string[]; styles: readonly string[] };

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows scripts by the hashes of their texts, each once, in document order. */
export const byHash = (scripts: readonly string[]): Allowed => ({
  scripts: [...new Set(scripts.map(sha256))],
  styles: [],
});

/** The origin of MEDIA_BASE_URL; undefined when it is a path, which means the site's own origin. */
function mediaOrigin(mediaBaseUrl: string): string | undefined {
  return URL.canParse(mediaBaseUrl) ? new URL(mediaBaseUrl).origin : undefined;
}

/** The Content-Security-Policy of a document (CSP level 3). Videos may also come from the host of `mediaBaseUrl`. */
export function documentPolicy(allowed: Allowed, mediaBaseUrl: string): string {
  const media = mediaOrigin(mediaBaseUrl);
  return [
    "default-src 'none'",
    ["script-src 'self'", ...allowed.scripts].join(' '),
    ["style-src 'self'", ...allowed.styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    media ? `media-src 'self' ${media}` : "media-src 'self'",
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
