import { JsonLd } from '@/components/seo/JsonLd';
import { type Markup, type PageKind, pageMarkup } from '@/lib/server/seo/json-ld';
import type { ReactNode } from 'react';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs';
import { PageFront, type PageFrontProps } from './PageFront';
import { contentFileOf } from '@/lib/server/content/routes';
import { env } from '@/lib/server/runtime/env';
import { ExternalLink } from './ExternalLink';

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

export type PageShellProps = BreadcrumbsProps &
  Pick<PageFrontProps, 'art'> & {
    /** The page's only h1. */
    title: string;
    /** One or two sentences under it. */
    lead?: string;
    children: ReactNode;
  };

/** The inner-page layout of the specification: breadcrumb, front, then the sections. */
export const PageShell = ({ path, last, children, ...front }: PageShellProps) => (
  <div data-layout="inner">
    <Breadcrumbs path={path} last={last} />
    <PageFront {...front} />
    {children}
    {!last && <EditLink path={path} />}
  </div>
);

type EditLinkProps = {
  /** Path of the page, without its query. */
  path: string;
};

/** A link to the content file of a page if `EDIT_URL` is set; otherwise nothing. */
export function EditLink({ path }: EditLinkProps) {
  const { editUrl } = env();
  if (editUrl === undefined) return null;
  return (
    <p className="container small">
      <ExternalLink href={editUrl.replace('{file}', contentFileOf(path))} className="tap">
        Edit this page
      </ExternalLink>
    </p>
  );
}
