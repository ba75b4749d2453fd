import type { ComponentProps } from 'react';
import { EventTile } from '@/components/ui/EventTile';
import { networkOf } from '@/components/ui/networks';
import type { EventGroup } from '@/lib/backend/types';
import { FilteredPosts } from './FilteredPosts';

type PostsBoardProps = Omit<ComponentProps<typeof FilteredPosts>, 'posts'> & {
  groups: readonly EventGroup[];
};

/** Every link of every group as a tile, drawn on the server, below the film with the four networks. */
export const PostsBoard = ({ groups, ...rest }: PostsBoardProps) => (
  <FilteredPosts
    {...rest}
    posts={groups.flatMap(({ key, name, links }) =>
      links.map((link) => ({
        id: `${key}-${link.key}`,
        network: networkOf(link.href),
        tile: <EventTile name={name} link={link} sizes="(width <= 768px) 50vw, 33vw" />,
      })),
    )}
  />
);
