import type { MetadataRoute } from 'next';
import { env } from '@/lib/foundation/env';
import { publicAddresses } from '@/lib/seo/addresses';
import { absolute } from '@/lib/seo/metadata';

/**
 * Every address with `index` in content/routes.ts, and those of courses and centres, without dates, because a wrong date of
 * change is worse than none.
 */
export default function sitemap(): MetadataRoute.Sitemap {
  return env().noindex ? [] : publicAddresses().map(({ path }) => ({ url: absolute(path) }));
}
