import { routes } from '../../content/routes.ts';
import { withFacts } from './facts.ts';
import type { Route } from './schema/site.ts';

export type { Route } from './schema/site.ts';

/** A row for each page, in the order of content/routes.ts. */
export const getRoutes = (): readonly Route[] => withFacts(routes);

/** The route of a path known at build time. Throws for an unknown path, which is a programming error. */
export function getRoute(path: string): Route {
  const route = getRoutes().find((candidate) => candidate.path === path);
  if (!route) throw new Error(`No route ${path} in content/routes.ts`);
  return route;
}
