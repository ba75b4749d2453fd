import type { ReactNode } from 'react';
import { getRoute } from '@/lib/server/catalogue/routes';
import { type Markup, type PageOptions, pageMarkup } from '@/lib/server/seo/json-ld';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs';
import { JsonLd } from './JsonLd';
import { PageFront, type PageFrontProps } from './PageFront';

type PageProps = Omit<PageShellProps, 'pageName'> &
  Pick<PageOptions, 'kind' | 'about'> & {
    markup?: readonly Markup[];
  };

export const Page = ({ markup, kind = 'WebPage', about, children, ...shell }: PageProps) => (
  <PageShell {...shell}>
    {children}
    <JsonLd items={pageMarkup(shell.path, markup, about === undefined ? { kind } : { kind, about })} />
  </PageShell>
);

type PageShellProps = BreadcrumbsProps & PageFrontProps & { children: ReactNode };

/** `data-layout` marks the specification's inner pages and pages with a `pageName`. */
export const PageShell = ({ path, pageName, end, children, ...front }: PageShellProps) => (
  <div data-layout={pageName || getRoute(path).inner ? 'inner' : undefined}>
    <Breadcrumbs path={path} pageName={pageName} end={end} />
    <PageFront {...front} />
    {children}
  </div>
);
