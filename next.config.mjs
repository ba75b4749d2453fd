import { fileURLToPath } from 'node:url';
import { apiHeaders } from './lib/server/edge/headers.ts';
import { rewrites } from './lib/server/edge/addresses.ts';

const pairs = (list) => list.map(([key, value]) => ({ key, value }));

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // lib/server/edge gives responses their entity tag and compresses them, once where many get the same (docs/decisions/013).
  generateEtags: false,
  compress: false,
  // React would announce the display font in a header of pages made for each request: on a slow connection before the first paint.
  reactMaxHeadersLength: 0,
  // Seconds for which a page may be served after it was made: Next's default is a year. Older ones are rendered again first.
  expireTime: 86_400,
  reactStrictMode: true,
  // `npm test` checks types before it builds.
  typescript: { ignoreBuildErrors: true },
  // The hash of sources and settings (scripts/provide-build.ts): a tab from before a deploy reloads the next page in full.
  deploymentId: process.env.SITE_BUILD,
  // Next's own cache, which renders a page again when the day, the event or a notice has changed.
  cacheHandler: fileURLToPath(import.meta.resolve('./lib/server/edge/page-cache.ts')),
  serverExternalPackages: ['@napi-rs/canvas', 'tinypool', 'pg', 'prom-client', 'sharp'],
  images: {
    // lib/server/pictures generates pictures, and /_next/image responds 404 (docs/decisions/018).
    unoptimized: true,
  },
  // lib/server/edge/server.ts sets the headers of every response.
  headers: () => [
    { source: '/api/:path*', headers: pairs(apiHeaders) },
    // Drawings and videos change with deploys only; without this header browsers would revalidate each one on every visit.
    ...['/art/:path*', '/video/:path*'].map((source) => ({
      source,
      headers: pairs([['Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800']]),
    })),
    // The address of a pass gives access to it, so no other site may get it as a referrer.
    ...[
      { source: '/pass/:token' },
      // Only with a token: under no-referrer older browsers send forms without an Origin, and are refused.
      { source: '/registration/:form', has: [{ type: 'query', key: 'pass' }] },
    ].map((rule) => ({
      ...rule,
      headers: pairs([
        ['Referrer-Policy', 'no-referrer'],
        ['X-Robots-Tag', 'noindex'],
      ]),
    })),
  ],
  rewrites: () => ({ beforeFiles: rewrites(), afterFiles: [], fallback: [] }),
  experimental: {
    // Refreshed pages are cached in memory only, so that the files of the build never change.
    isrFlushToDisk: false,
  },
};
export default config;
