import { JsonLd } from '@/components/seo/JsonLd';
import { pageMarkup, type Markup, type PageKind } from '@/lib/server/seo/json-ld';
import { PageShell, type PageShellProps } from './PageShell';

type PageProps = Omit<PageShellProps, 'last'> & {
  /** Structured data in addition to the page's and its breadcrumb's. */
  markup?: readonly Markup[];
  kind?: PageKind;
};

/** A page that search engines list: the shell with its structured data. */
export const Page = ({ markup, kind = 'WebPage', children, ...shell }: PageProps) => (
  <PageShell {...shell}>
    {children}
    <JsonLd items={pageMarkup(shell.path, markup, { kind })} />
  </PageShell>
);
