import type { Metadata } from 'next';
import type { Route } from '../../../content/schema/site.ts';
import { centrePath, getCentres, placeOf } from '../../shared/content/centres.ts';
import { getSite } from '../../shared/content/site.ts';
import { getStandAloneCourses, standAloneHref } from '../catalogue/courses.ts';
import { getRoute, getRoutes } from '../catalogue/routes.ts';
import { absoluteUrl, env } from '../runtime/env.ts';

type MetadataOverrides = {
  title?: string;
  description?: string;
  /** Path with query, for pages identified by a query (`/centre?id=`). */
  canonical?: string;
  /** Path of a 1200×630 image under 300 KB (WhatsApp drops larger ones). */
  image?: string;
  index?: boolean;
  /** True for a form with errors: as in GOV.UK's pattern, screen readers then announce "Error:" first. */
  hasErrors?: boolean;
};

/** Metadata of a page that is not in content/routes.ts. */
export const unlistedMetadata = (title: string, description: string): Metadata => ({
  title,
  description,
  robots: { index: false, follow: true },
});

/** Metadata of the page at `path` of content/routes.ts (docs/product/search.md#q8). Next repeats it for X (twitter). */
export function pageMetadata(path: string, overrides: MetadataOverrides = {}): Metadata {
  const route = getRoute(path);
  const { title, description, canonical, image, index, hasErrors } = {
    hasErrors: false,
    canonical: route.path,
    image: `/share/${route.shareArt}.png`,
    ...route,
    ...overrides,
  };
  const url = absoluteUrl(canonical);
  return {
    title: hasErrors ? `Error: ${title}` : title,
    description,
    alternates: { canonical: url },
    robots: { index: index && !env().noindex, follow: true },
    openGraph: {
      title,
      description,
      url,
      siteName: getSite().name,
      locale: 'en_PK',
      type: 'website',
      images: [{ url: absoluteUrl(image), width: 1200, height: 630, alt: title }],
    },
    twitter: { card: 'summary_large_image' },
  };
}

/** Metadata of a page with a form; not indexed while it shows the outcome of a post without JavaScript. */
export const formMetadata = (
  path: string,
  { accepted, rejected }: { accepted?: string; rejected?: string },
) => pageMetadata(path, (accepted ?? rejected) ? { index: false, hasErrors: rejected === 'invalid' } : {});

/** `generateMetadata` of a page that is indexed only without a query. */
export const metadataWithoutQuery =
  (path: string) =>
  async ({ searchParams }: { searchParams: Promise<object> }): Promise<Metadata> =>
    pageMetadata(path, { index: Object.keys(await searchParams).length === 0 });

/** Indexable addresses: those of content/routes.ts, then those of stand-alone courses and centres. */
export const publicAddresses = (): readonly { path: string; label: string; group: Route['group'] }[] => [
  ...getRoutes().filter(({ index }) => index),
  ...getStandAloneCourses().map(({ title }, id) => ({
    path: standAloneHref(id),
    label: title,
    group: 'Courses' as const,
  })),
  ...getCentres().map((centre) => ({
    path: centrePath(centre.id),
    label: placeOf(centre),
    group: 'Centres' as const,
  })),
];
