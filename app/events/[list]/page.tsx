import { ComingEvents } from '@/components/events/ComingEvents';
import { NextLine } from '@/components/events/NextLine';
import { PostsBoard } from '@/components/events/PostsBoard';
import { EventsFilm } from '@/components/events/EventsFilm';
import { NoPosts } from '@/components/events/NoPosts';
import { JsonLd } from '@/components/seo/JsonLd';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { LastUpdated } from '@/components/ui/LastUpdated';
import { withEditLink } from '@/components/ui/withEditLink';
import { getEventGroups, listed } from '@/lib/backend';
import { crumbsOf } from '@/lib/content/crumbs';
import { getSite } from '@/lib/content/site';
import { getWords } from '@/lib/content/words';
import { linkList, pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const words = getWords('events');

// Reached by the rewrite of /events (next.config.mjs): rendered on the first visit, never at build, revalidated each minute.
export const revalidate = 60;
export const dynamicParams = true;
export const generateStaticParams = () => [];
export const metadata = pageMetadata('/events');

export default async function EventsPage() {
  const groups = listed(await getEventGroups());
  const posts = groups.items.flatMap(({ name, links }) => links.map(({ href }) => ({ name, path: href })));
  return withEditLink(
    '/events',
    <div data-layout="inner">
      <PostsBoard
        groups={groups.items}
        film={<EventsFilm />}
        title={
          <>
            <Breadcrumbs crumbs={crumbsOf('/events')} />
            <h1 tabIndex={-1}>{words.heading}</h1>
            <NextLine />
          </>
        }
        lead={<ComingEvents />}
        empty={<NoPosts social={getSite().social} />}
      >
        <LastUpdated list={groups} />
      </PostsBoard>
      <JsonLd items={pageMarkup('/events', [linkList('Posts', posts)], { kind: 'CollectionPage' })} />
    </div>,
  );
}
