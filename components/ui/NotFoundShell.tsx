import type { ReactNode } from 'react';
import { PageShell } from './Page';

type NotFoundShellProps = {
  title: string;
  lead: string;
  path: string;
  pageName?: string;
  children: ReactNode;
};

/**
 * The layout of a page that was not found: for its `meta` lib/server/web/prepare-response.ts sets the status 404.
 * Next's notFound() would leave the body of a page rendered per request empty until a script has run.
 */
export const NotFoundShell = ({ title, lead, path, pageName = title, children }: NotFoundShellProps) => (
  <PageShell title={title} lead={lead} path={path} pageName={pageName} art="not-found">
    <meta name="status" content="404" />
    {children}
  </PageShell>
);
