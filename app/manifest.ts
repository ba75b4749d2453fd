import type { MetadataRoute } from 'next';
import { getSite } from '@/lib/shared/content/site';
import { colours } from '@/lib/shared/util/colours';

/** The manifest is for visitors who add the site to their home screen. */
export default function manifest(): MetadataRoute.Manifest {
  const site = getSite();
  return {
    id: '/',
    name: site.name,
    short_name: site.shortName,
    description: site.tagline,
    start_url: '/',
    scope: '/',
    display: 'standalone',
    lang: 'en',
    theme_color: colours.ink,
    background_color: colours.paper,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
