import { routes } from '../../../content/routes.ts';
import type { Route } from '../../../content/schema/site.ts';
import { withFacts } from './facts.ts';

export { routeGroups } from '../../../content/schema/site.ts';

/** All pages, in the order of content/routes.ts. */
export const getRoutes = (): readonly Route[] => withFacts(routes);

/** The route of a path known at build time. Throws for an unknown path, which is a programming error. */
export function getRoute(path: string): Route {
  const route = getRoutes().find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No route ${path} in content/routes.ts`);
  return route;
}

/**
 * The breadcrumb steps from home to `path`, for Breadcrumbs and its BreadcrumbList; `pageName` adds a final step
 * without a link.
 */
export function crumbsOf(path: string, pageName?: string): readonly { label: string; href: string }[] {
  const { label, parent = '/' } = getRoute(path);
  const crumbs = [...(path === '/' ? [] : crumbsOf(parent)), { label, href: path }];
  return pageName ? [...crumbs, { label: pageName, href: '' }] : crumbs;
}
