import type { ReactNode } from 'react';
import { Breadcrumbs, type BreadcrumbsProps } from './Breadcrumbs';
import { EditLink } from './EditLink';
import { PageFront, type PageFrontProps } from './PageFront';

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
