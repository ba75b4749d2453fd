import { contentFileOf } from '@/lib/server/content/pages';
import { env } from '@/lib/server/runtime/env';
import { ExternalLink } from './ExternalLink';

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
