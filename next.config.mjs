import { fileURLToPath } from 'node:url';
import { env } from './lib/foundation/env.ts';
import { apiHeaders, securityHeaders } from './lib/edge/headers.ts';
import { cachedQueries } from './lib/edge/rewrites.ts';
import { pictureWidths } from './lib/foundation/picture-address.ts';

const settings = env();
const pairs = (list) => list.map(([key, value]) => ({ key, value }));

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // Next would hash every page for every request; lib/edge/cache-handler.ts does it once, lib/edge/server.ts answers 304.
  generateEtags: false,
  // lib/edge/compress.ts keeps the compressed form of cached pages.
  compress: false,
  reactStrictMode: true,
  // `npm test` checks them before it builds.
  typescript: { ignoreBuildErrors: true },
  // The hash of the sources (scripts/build-info.ts): a tab from before a deploy loads the next page afresh.
  deploymentId: process.env.SITE_BUILD,
  // A running site keeps its own files while another build is made beside it (scripts/builds.ts). Next would write this
  // folder into tsconfig.json if that had no `references`.
  distDir: process.env.SITE_BUILD ? `.next/builds/${process.env.SITE_BUILD}` : '.next',
  cacheHandler: fileURLToPath(new URL('./lib/edge/cache-handler.ts', import.meta.url)),
  serverExternalPackages: ['@napi-rs/canvas', 'tinypool', 'pg', 'prom-client', 'sharp'],
  images: {
    // Pictures are made by lib/pictures; with a loader of our own /_next/image answers 404 (decision 018).
    loader: 'custom',
    loaderFile: './lib/pictures/loader.ts',
    imageSizes: pictureWidths.filter((width) => width < 480),
    deviceSizes: pictureWidths.filter((width) => width >= 480),
  },
  headers: () => [
    { source: '/:path*', headers: pairs(securityHeaders(settings.siteUrl)) },
    { source: '/api/:path*', headers: pairs(apiHeaders) },
    // Drawings and loops change with a deploy at most; without this each visit would ask for every one again.
    ...['/art/:path*', '/video/:path*'].map((source) => ({
      source,
      headers: pairs([['Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800']]),
    })),
    // The address of a pass opens it: no other site may learn it.
    {
      source: '/pass/:token',
      headers: pairs([
        ['Referrer-Policy', 'no-referrer'],
        ['X-Robots-Tag', 'noindex'],
      ]),
    },
  ],
  rewrites: () => ({ beforeFiles: cachedQueries(), afterFiles: [], fallback: [] }),
  experimental: {
    // Refreshed pages live in memory: every instance is as good as a fresh one, and the build stays as it was built.
    isrFlushToDisk: false,
    // It would lie in the build's folder, which is new for each build, and never be read.
    turbopackFileSystemCacheForBuild: false,
  },
};
export default config;
