import type { ReactElement, ReactNode } from 'react';
import { contentFileOf } from '@/lib/server/content/pages';
import { env } from '@/lib/server/runtime/env';
import { ExternalLink } from './ExternalLink';

/**
 * A page, and below it the link to its content file where the site is edited (`EDIT_URL`). A function and no component, so
 * that without the setting a page has not a byte more. `path` is the page's, without its query; undefined = no link.
 */
export function withEditLink<T extends ReactNode>(path: string | undefined, page: T): T | ReactElement {
  const { editUrl } = env();
  if (editUrl === undefined || !path) return page;
  return (
    <>
      {page}
      <p className="container small">
        <ExternalLink href={editUrl.replace('{file}', contentFileOf(path))} className="tap">
          Edit this page
        </ExternalLink>
      </p>
    </>
  );
}
