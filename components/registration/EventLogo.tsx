import type { SiteEvent } from '@/lib/content/events';
import { TileBand } from './TileBand';
import styles from './EventFront.module.css';

/** The event's logo: four tiles and its name. */
export function EventLogo({ event }: { event: Pick<SiteEvent, 'name' | 'year'> }) {
  return (
    <p className={styles.logo}>
      <TileBand seed="vision-mark/21" cols={2} rows={2} className={styles.mark} />
      <span>
        {event.name} <span className={styles.year}>{event.year}</span>
      </span>
    </p>
  );
}
