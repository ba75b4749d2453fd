import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { ComingEvents } from '@/components/events/ComingEvents';
import { NextLine } from '@/components/events/NextLine';
import { PostsBoard } from '@/components/events/PostsBoard';
import { EventsFilm } from '@/components/events/EventsFilm';
import { NoPosts } from '@/components/events/NoPosts';
import { JsonLd } from '@/components/seo/JsonLd';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { EditLink } from '@/components/ui/EditLink';
import { LastUpdated } from '@/components/ui/LastUpdated';
import { getEventGroups } from '@/lib/server/backend/lists';
import { listed } from '@/lib/server/backend/centres';
import { getSite } from '@/lib/shared/content/site';
import { words as pageWords } from '@/content/pages/events';
import { withFacts } from '@/lib/server/content/facts';
import { linkList, pageMarkup } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/metadata';

const words = withFacts(pageWords);

/**
 * In seconds. The build, which never calls the backend, renders the page without posts; the site renders it again on
 * the first visit.
 */
export const revalidate = 60;
export const metadata = pageMetadata('/events');

export default async function EventsPage() {
  const isBuild = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
  const groups = listed(isBuild ? { kind: 'unavailable' } : await getEventGroups());
  const posts = groups.items.flatMap(({ name, links }) => links.map(({ href }) => ({ name, path: href })));
  return (
    <div data-layout="inner">
      <Breadcrumbs path="/events" />
      <PostsBoard
        groups={groups.items}
        film={<EventsFilm />}
        title={
          <>
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
      <EditLink path="/events" />
    </div>
  );
}
