import { getRoute } from './routes.ts';

/**
 * The breadcrumb steps from home to `path`, for Breadcrumbs and its BreadcrumbList; `last` adds a final step without a
 * link.
 */
export function crumbsOf(path: string, last?: string): readonly { label: string; href: string }[] {
  const steps: { label: string; href: string }[] = [];
  for (let at: string | undefined = path; at && at !== '/'; at = getRoute(at).parent)
    steps.unshift({ label: getRoute(at).label, href: at });
  const crumbs = [{ label: 'Home', href: '/' }, ...steps];
  return last ? [...crumbs, { label: last, href: '' }] : crumbs;
}
