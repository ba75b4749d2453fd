import type { ReactNode } from 'react';
import { JsonLd } from '@/components/seo/JsonLd';
import { crumbsOf } from '@/lib/server/content/routes';
import { pageMarkup, type Markup, type PageKind } from '@/lib/server/seo/json-ld';
import { PageShell } from './PageShell';

type PageProps = {
  /** Path of the page in content/routes.ts. */
  path: string;
  title: string;
  lead: string;
  art: string | readonly string[];
  tone?: 'paper' | 'ink';
  /** Structured data in addition to the page's and its breadcrumb's. */
  markup?: readonly Markup[];
  kind?: PageKind;
  children: ReactNode;
};

/** A page of content/routes.ts: the shell with its breadcrumb and drawing, and its structured data. */
export const Page = ({ path, markup, kind = 'WebPage', children, ...head }: PageProps) => (
  <PageShell {...head} crumbs={crumbsOf(path)}>
    {children}
    <JsonLd items={pageMarkup(path, markup, { kind })} />
  </PageShell>
);
