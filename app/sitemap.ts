import type { MetadataRoute } from 'next';
import { absoluteUrl, env } from '@/lib/server/runtime/env';
import { publicAddresses } from '@/lib/server/seo/metadata';

/** The addresses have no `lastModified`, which nothing records. */
export default function sitemap(): MetadataRoute.Sitemap {
  return env().noindex ? [] : publicAddresses().map(({ path }) => ({ url: absoluteUrl(path) }));
}
