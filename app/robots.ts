import type { MetadataRoute } from 'next';
import { absoluteUrl, env } from '@/lib/server/runtime/env';

/**
 * Keeps crawlers out of handlers. Pages that must not be indexed have `noindex` (`index` in content/routes.ts,
 * `index: false` in a page.tsx), which a crawler must be able to read. A preview deployment (ROBOTS=noindex) disallows
 * everything.
 */
export default function robots(): MetadataRoute.Robots {
  if (env().noindex) return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
