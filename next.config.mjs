import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiHeaders } from './lib/server/web/headers.ts';
import { redirects, rewrites } from './lib/server/web/addresses.ts';

const drawings = createHash('sha256');
for (const file of globSync('public/art/**/*.svg').sort()) drawings.update(readFileSync(file));

const pairs = (headerPairs) => headerPairs.map(([key, value]) => ({ key, value }));

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // lib/server/web sets entity tags and compresses, once for shareable responses (docs/decisions/013).
  generateEtags: false,
  compress: false,
  // With pages rendered per request React would send a header that preloads the display font: on a slow connection the
  // font would load before the first paint. No header fits into one character; in development React warns about 0.
  reactMaxHeadersLength: 1,
  // Maximum age in seconds at which a page is served; Next's default is a year. An older page is rendered again first.
  expireTime: 86_400,
  reactStrictMode: true,
  // `npm test` checks types before it builds.
  typescript: { ignoreBuildErrors: true },
  // Hash of sources and settings (scripts/build-folder.ts): a tab from before a deploy does a full load on navigation.
  deploymentId: process.env.SITE_BUILD,
  // The version in the URLs of drawings (lib/shared/art/drawings.ts).
  env: { ART_VERSION: drawings.digest('hex').slice(0, 8) },
  // Next's cache, which also expires pages when the day, the event or a notice changes.
  cacheHandler: fileURLToPath(import.meta.resolve('./lib/server/web/page-cache.ts')),
  serverExternalPackages: ['@napi-rs/canvas', 'tinypool', 'pg', 'prom-client', 'sharp'],
  images: {
    // lib/server/drawing serves pictures, and /_next/image responds 404 (docs/decisions/018).
    unoptimized: true,
  },
  // Headers of some paths, in addition to those that lib/server/web/server.ts sets on every response.
  headers: () => [
    { source: '/api/:path*', headers: pairs(apiHeaders) },
    // Drawings and videos change only with deploys; without this header browsers would revalidate them on every visit.
    ...['/art/:path*', '/video/:path*'].map((source) => ({
      source,
      headers: pairs([['Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800']]),
    })),
    // The URL of a pass gives access to it, so no other site may get it as a referrer.
    ...[
      { source: '/pass/:token' },
      // The form has this policy only with a token: under no-referrer it would be posted with `Origin: null`, which is
      // rejected if the browser is too old to send Sec-Fetch-Site.
      { source: '/registration/:form', has: [{ type: 'query', key: 'pass' }] },
    ].map((rule) => ({
      ...rule,
      headers: pairs([
        ['Referrer-Policy', 'no-referrer'],
        ['X-Robots-Tag', 'noindex'],
      ]),
    })),
  ],
  redirects,
  rewrites: () => ({
    beforeFiles: [
      ...rewrites(),
      // Next would respond 200 to the address of its own error page.
      { source: '/_global-error', destination: '/_not-found' },
      // The videos of the embedded backend, whose media base is /media/.
      { source: '/media/videos/:file', destination: '/video/:file' },
    ],
    afterFiles: [],
    fallback: [],
  }),
  experimental: {
    // Refreshed pages are cached in memory only, so the files of the build never change.
    isrFlushToDisk: false,
  },
};
export default config;
