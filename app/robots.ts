import type { MetadataRoute } from 'next';
import { env } from '@/lib/server/runtime/env';
import { absolute } from '@/lib/server/seo/metadata';

/**
 * Crawlers are kept out of handlers. Pages that should not be listed carry `noindex` (`index` of content/routes.ts,
 * `index: false` in a page.tsx), which a crawler must be able to read; a preview deployment (ROBOTS=noindex) disallows everything.
 */
export default function robots(): MetadataRoute.Robots {
  if (env().noindex) return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absolute('/sitemap.xml'),
  };
}
