import { EmptyState } from '@/components/ui/EmptyState';
import { withParts } from '@/components/ui/with-parts';
import type { Site } from '@/lib/shared/content/site';

type NoPostsProps = { social: Pick<Site['social'], 'facebook' | 'youtube'> };

/** The text shown instead of the grid when the posts are unavailable. */
export const NoPosts = ({ social }: NoPostsProps) => (
  <EmptyState art="no-events">
    <p>
      {withParts(
        'There are no posts right now. See our latest on [Facebook] and [YouTube].',
        social.facebook,
        social.youtube,
      )}
    </p>
  </EmptyState>
);
