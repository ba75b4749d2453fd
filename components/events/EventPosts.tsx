import { ButtonLink, Buttons } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { EventTile } from '@/components/ui/EventTile';
import { networkOf } from '@/components/ui/networks';
import type { BackendEvent } from '@/lib/server/backend/lists';
import { getSite } from '@/lib/shared/content/site';
import { FilteredPosts } from './FilteredPosts';

function NoPosts() {
  const { facebook, youtube } = getSite().social;
  return (
    <EmptyState art="no-events" title="We have no posts to show right now.">
      <p>See them on our pages.</p>
      <Buttons>
        <ButtonLink href={facebook}>Facebook</ButtonLink>
        <ButtonLink href={youtube} variant="outline">
          YouTube
        </ButtonLink>
      </Buttons>
    </EmptyState>
  );
}

/** The tile of an event's first post links its other posts too. */
export function EventPosts({ groups }: { groups: readonly BackendEvent[] }) {
  const posts = groups.flatMap(({ key, name, links }) =>
    links.map((link, index) => ({
      id: `${key}-${link.key}`,
      isFirst: index === 0,
      network: networkOf(link.href),
      tile: (
        <EventTile
          name={name}
          link={link}
          morePosts={index === 0 ? links.slice(1) : undefined}
          sizes="(width <= 768px) 100vw, 50vw"
        />
      ),
    })),
  );
  return posts.length > 0 ? <FilteredPosts posts={posts} /> : <NoPosts />;
}
