import { routes } from '../../../content/routes.ts';
import type { Route } from '../../../content/schema/site.ts';
import { withFacts } from './facts.ts';

export { routeGroups } from '../../../content/schema/site.ts';

export const getRoutes = (): readonly Route[] => withFacts(routes);

/** The route of a path. Throws for one that content/routes.ts lacks. */
export function getRoute(path: string): Route {
  const route = getRoutes().find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No route ${path} in content/routes.ts`);
  return route;
}

/** The breadcrumb from home to `path`; `pageName` adds a last step without an address. */
export function crumbsOf(path: string, pageName?: string): readonly { label: string; href: string }[] {
  const { label, parent = '/' } = getRoute(path);
  const crumbs = [...(path === '/' ? [] : crumbsOf(parent)), { label, href: path }];
  return pageName ? [...crumbs, { label: pageName, href: '' }] : crumbs;
}
