import { createHash } from 'node:crypto';
import { frameOrigins } from '../backend/safe-url.ts';

/** What may run and be styled in a document: hashes of its own inline blocks, or the nonce of one request. */
export type Allowed = { scripts: readonly string[]; styles: readonly string[] };

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style\b[^>]*>([\s\S]*?)<\/style>/g;
/** Data blocks are never run, so they need no permission (HTML standard, "prepare the script element"). */
const isRun = (attributes: string) =>
  !/\bsrc=/.test(attributes) && !/\btype="application\/(ld\+)?json"/.test(attributes);

/** The hashes of a finished page's inline scripts and style elements, each once, in page order. */
export function inlineHashes(html: string): Allowed {
  const scripts = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(inlineScript))
    if (isRun(attributes) && text !== '') scripts.add(sha256(text));
  const styles = new Set<string>();
  for (const [, text = ''] of html.matchAll(inlineStyle)) styles.add(sha256(text));
  return { scripts: [...scripts], styles: [...styles] };
}

/** The origin of MEDIA_BASE_URL when media lives elsewhere; a path means our own origin. */
function mediaOrigin(mediaBaseUrl: string): string | undefined {
  return URL.canParse(mediaBaseUrl) ? new URL(mediaBaseUrl).origin : undefined;
}

/** The Content-Security-Policy of a document (security.md, Headers; CSP level 3). */
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
