import type { MetadataRoute } from 'next';
import { absoluteUrl, env } from '@/lib/server/runtime/env';

/** Keeps crawlers out of handlers, but not out of pages with `noindex`, which a crawler must be able to read. */
export default function robots(): MetadataRoute.Robots {
  if (env().noindex) return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
