import { routes } from '../../content/routes.ts';

/**
 * One row for each page: the single source of metadata, canonical links, sitemap.xml, the HTML sitemap, breadcrumbs and the
 * tests (docs/product/search.md#q6).
 */
export type Route = {
  path: `/${string}`;
  /** `<title>` without the site's name, 5–60 characters. */
  title: string;
  /** Meta description, 50–155 characters, unique. */
  description: string;
  /** Name in breadcrumbs and in the HTML sitemap. */
  label: string;
  /** Path of the parent page in the breadcrumb; home by default. */
  parent?: `/${string}`;
  /** Uses the inner-page layout style (docs/product/pages.md#p2). */
  inner: boolean;
  /** `false` excludes it from search engines and sitemaps. */
  index: boolean;
  /** Heading in the HTML sitemap. */
  group: 'Courses' | 'Centres' | 'Events' | 'About us' | 'Help' | 'Policies';
  /** File in public/share, 1200×630; its name is the slug. */
  shareArt: string;
};

export const getRoutes = (): readonly Route[] => routes;

/** The route of a path known at build time. Throws for an unknown path, which is a programming error. */
export function getRoute(path: string): Route {
  const route = routes.find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No route ${path} in content/routes.ts`);
  return route;
}
