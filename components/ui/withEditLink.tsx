import type { ReactElement, ReactNode } from 'react';
import { contentFileOf } from '@/lib/server/content/pages';
import { env } from '@/lib/server/runtime/env';
import { ExternalLink } from './ExternalLink';

/**
 * Adds a link below a page to its content file in the web editor (`EDIT_URL`). A function, not a component, so that
 * without the setting a page has no extra bytes. `path` is the page's, without query; undefined: no link.
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
