import { EmptyState } from '@/components/ui/EmptyState';
import { ExternalLink } from '@/components/ui/ExternalLink';
import type { Site } from '@/lib/content/site';

type NoPostsProps = { social: Pick<Site['social'], 'facebook' | 'youtube'> };

/** The text shown instead of the grid when the posts are unavailable (docs/product/pages.md#p15). */
export const NoPosts = ({ social }: NoPostsProps) => (
  <EmptyState art="no-events">
    <p>
      There are no posts to show right now. The latest are on{' '}
      <ExternalLink href={social.facebook}>Facebook</ExternalLink> and{' '}
      <ExternalLink href={social.youtube}>YouTube</ExternalLink>.
    </p>
  </EmptyState>
);
