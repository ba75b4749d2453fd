import { Empty } from '@/components/ui/Empty/Empty';
import type { Site } from '@/lib/content/site';

export type NoPostsProps = { social: Pick<Site['social'], 'facebook' | 'youtube'> };

/** The quiet sentence in the grid's place when the posts cannot be had (spec.md 8). */
export const NoPosts = ({ social }: NoPostsProps) => (
  <Empty art="no-events">
    <p>
      There are no posts to show right now. The latest are on{' '}
      <a href={social.facebook} target="_blank" rel="noopener noreferrer">
        Facebook<span className="visuallyHidden"> (opens in a new tab)</span>
      </a>{' '}
      and{' '}
      <a href={social.youtube} target="_blank" rel="noopener noreferrer">
        YouTube<span className="visuallyHidden"> (opens in a new tab)</span>
      </a>
      .
    </p>
  </Empty>
);
