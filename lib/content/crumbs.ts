import { getRoute } from './routes.ts';

/** The way from home to the page at `path`, for Breadcrumbs and its BreadcrumbList; `last` renames or adds the final step. */
export function crumbsOf(path: string, last?: string): readonly { label: string; href: string }[] {
  const trail: { label: string; href: string }[] = [];
  for (let at: string | undefined = path; at && at !== '/'; at = getRoute(at).parent)
    trail.unshift({ label: getRoute(at).label, href: at });
  const crumbs = [{ label: 'Home', href: '/' }, ...trail];
  return last ? [...crumbs, { label: last, href: '' }] : crumbs;
}
