import { Art } from '@/components/art/Art';
import { SafeImage } from '@/components/ui/SafeImage/SafeImage';
import type { EventGroup } from '@/lib/backend/types';
import styles from './CentreEvents.module.css';

export type CentreEventsProps = { events: readonly EventGroup[] };

/** One tile for each link of each event, newest first; each opens in a new tab (spec.md 2.8). */
export function CentreEvents({ events }: CentreEventsProps) {
  const tiles = events.flatMap((event) => event.links.map((link) => ({ ...link, event })));
  if (tiles.length === 0)
    return (
      <div className={styles.empty}>
        <Art name="empty/no-events" />
        <p>No Events</p>
      </div>
    );
  return (
    <ul className={styles.grid}>
      {tiles.map(({ key, href, image, event }) => (
        <li key={`${event.key}-${key}`}>
          <a href={href} className={styles.tile} target="_blank" rel="noopener noreferrer">
            <SafeImage
              src={image}
              alt=""
              width={480}
              height={384}
              sizes="(width <= 768px) 50vw, 300px"
              className={styles.picture}
              fallback={<Art name="empty/no-events" className={styles.picture} />}
            />
            <span className={styles.name}>{event.name}</span>
            <span className="visuallyHidden"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
