import { Empty } from '@/components/ui/Empty';
import { OutsideLink } from '@/components/ui/OutsideLink';
import type { Site } from '@/lib/content/site';

type NoPostsProps = { social: Pick<Site['social'], 'facebook' | 'youtube'> };

/** The quiet sentence in the grid's place when the posts cannot be had (docs/product/pages.md#p15). */
export const NoPosts = ({ social }: NoPostsProps) => (
  <Empty art="no-events">
    <p>
      There are no posts to show right now. The latest are on{' '}
      <OutsideLink href={social.facebook}>Facebook</OutsideLink> and{' '}
      <OutsideLink href={social.youtube}>YouTube</OutsideLink>.
    </p>
  </Empty>
);
