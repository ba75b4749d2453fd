import { PHASE_PRODUCTION_BUILD } from 'next/constants';
import { ComingEvents, PastEvent } from '@/components/events/ComingEvents';
import { EventPosts } from '@/components/events/EventPosts';
import { NewestEvent } from '@/components/ui/EventTile';
import { Film } from '@/components/ui/Film';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import { LastUpdated } from '@/components/ui/Notice';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import { getEventsOfInstitute } from '@/lib/server/backend/lists';
import { toDisplayList } from '@/lib/server/backend/read';
import { canResendPasses } from '@/lib/server/catalogue/page-state';
import { words } from '@/lib/server/catalogue/page-words';
import { linkList } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { now } from '@/lib/shared/util/time';

/**
 * Seconds until the page is revalidated. The build, which never calls the backend, renders it without posts; the site
 * renders it again on the first visit.
 */
export const revalidate = 60;
export const metadata = pageMetadata('/events');

const SendAgainLink = () => (
  <p>
    <Link href="/pass" className={cx('strong', linkStyles.tap)}>
      Send my pass again
    </Link>
  </p>
);

export default async function EventsPage() {
  const isBuild = process.env.NEXT_PHASE === PHASE_PRODUCTION_BUILD;
  const groups = toDisplayList(isBuild ? { kind: 'unavailable' } : await getEventsOfInstitute());
  const posts = groups.items.flatMap(({ name, links }) => links.map(({ href }) => ({ name, path: href })));
  return (
    <Page
      path="/events"
      title={words.events.heading}
      lead={words.events.lead}
      art={{ picture: <Film name="events" label="shapes of a day of events" /> }}
      shape="tall"
      below={
        <>
          {canResendPasses(now()) && <SendAgainLink />}
          <NewestEvent groups={groups.items} />
        </>
      }
      kind="CollectionPage"
      markup={[linkList('Posts', posts)]}
    >
      <ComingEvents />
      <Section title={words.events.latest} id="latest">
        <EventPosts groups={groups.items} />
        <LastUpdated list={groups} />
      </Section>
      <PastEvent />
    </Page>
  );
}
