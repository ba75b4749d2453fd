import type { MetadataRoute } from 'next';
import { env } from '@/lib/server/runtime/env';
import { absolute, publicAddresses } from '@/lib/server/seo/metadata';

/**
 * Every address with `index` in content/routes.ts, and those of courses and centres, without dates, because a wrong date of
 * change is worse than none.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return env().noindex ? [] : publicAddresses().map(({ path }) => ({ url: absolute(path) }));
}
