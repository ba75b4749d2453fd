import type { ComponentProps } from 'react';
import { EventTile } from '@/components/ui/EventTile';
import { networkOf } from '@/components/ui/networks';
import type { EventGroup } from '@/lib/server/backend/types';
import { FilteredPosts } from './FilteredPosts';

type PostsBoardProps = Omit<ComponentProps<typeof FilteredPosts>, 'posts'> & {
  groups: readonly EventGroup[];
};

/**
 * All links of all groups, rendered on the server, below the video with the four networks: one tile per event, with
 * marks for further posts, or one tile per post of a selected network.
 */
export const PostsBoard = ({ groups, ...rest }: PostsBoardProps) => (
  <FilteredPosts
    {...rest}
    posts={groups.flatMap(({ key, name, links }) =>
      links.map((link, index) => ({
        id: `${key}-${link.key}`,
        isFirst: index === 0,
        network: networkOf(link.href),
        tile: (
          <EventTile
            name={name}
            link={link}
            {...(index === 0 && { more: links.slice(1) })}
            sizes="(width <= 768px) 50vw, 33vw"
          />
        ),
      })),
    )}
  />
);
