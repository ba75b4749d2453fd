import { centrePath, getCentres, placeOf } from '../content/centres.ts';
import { getRoutes, type Route } from '../content/routes.ts';
import { getStandAloneCourses, standAloneHref } from '../content/courses.ts';

/** One public address, for sitemap.xml, the HTML sitemap and the browser tests. */
type Address = { path: string; label: string; group: Route['group'] };

/** Every address that search engines may list: the route table, then the pages identified by a query. */
export function publicAddresses(): readonly Address[] {
  const pages = getRoutes()
    .filter((route) => route.index)
    .map(({ path, label, group }) => ({ path, label, group }));
  const courses = getStandAloneCourses().map(({ title }, id) => ({
    path: standAloneHref(id),
    label: title,
    group: 'Courses' as const,
  }));
  const centres = getCentres().map((centre) => ({
    path: centrePath(centre.id),
    label: placeOf(centre),
    group: 'Centres' as const,
  }));
  return [...pages, ...courses, ...centres];
}
