import type { MetadataRoute } from 'next';
import { env } from '@/lib/foundation/env';
import { absolute } from '@/lib/seo/metadata';

/**
 * Crawlers stay out of handlers. Pages that should not be listed say so themselves (noindex), which a crawler must be
 * able to read. A preview (ROBOTS=noindex) asks to be left alone altogether.
 */
export default function robots(): MetadataRoute.Robots {
  if (env().noindex) return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absolute('/sitemap.xml'),
  };
}
