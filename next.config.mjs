import { fileURLToPath } from 'node:url';
import { env } from './lib/env.ts';
import { apiHeaders, securityHeaders } from './lib/http/headers.ts';

const settings = env();
const pairs = (list) => list.map(([key, value]) => ({ key, value }));

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  reactStrictMode: true,
  // The hash of the sources (scripts/build-info.ts): a tab from before a deploy loads the next page afresh.
  deploymentId: process.env.SITE_BUILD,
  cacheHandler: fileURLToPath(new URL('./lib/page-cache/handler.ts', import.meta.url)),
  serverExternalPackages: ['@napi-rs/canvas', 'tinypool', 'pg', 'sharp'],
  headers: () => [
    { source: '/:path*', headers: pairs(securityHeaders(settings.siteUrl)) },
    { source: '/api/:path*', headers: pairs(apiHeaders) },
  ],
};
export default config;
