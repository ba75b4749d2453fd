import { EmptyState } from '@/components/ui/EmptyState';
import { EventTile } from '@/components/ui/EventTile';
import type { EventGroup } from '@/lib/server/backend/types';
import styles from './CentreTabs.module.css';

type CentreEventsProps = { events: readonly EventGroup[] };

/** One tile for each link of each event, newest first; each opens in a new tab. */
export function CentreEvents({ events }: CentreEventsProps) {
  const tiles = events.flatMap((event) => event.links.map((link) => ({ event, link })));
  if (tiles.length === 0) return <EmptyState art="no-events" title="No Events" />;
  return (
    <ul className={styles.events}>
      {tiles.map(({ event, link }) => (
        <EventTile key={`${event.key}-${link.key}`} name={event.name} link={link} />
      ))}
    </ul>
  );
}
