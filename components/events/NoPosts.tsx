import { EmptyState } from '@/components/ui/EmptyState';
import { withParts } from '@/components/ui/with-parts';
import type { Site } from '@/lib/shared/content/site';
import { messages } from './messages';

type NoPostsProps = { social: Pick<Site['social'], 'facebook' | 'youtube'> };

/** The text shown instead of the grid when the posts are unavailable. */
export const NoPosts = ({ social }: NoPostsProps) => (
  <EmptyState art="no-events">
    <p>{withParts(messages.noPosts, social.facebook, social.youtube)}</p>
  </EmptyState>
);
