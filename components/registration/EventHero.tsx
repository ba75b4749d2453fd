import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { cx } from '@/components/ui/cx';
import { EditLink } from '@/components/ui/Page';
import { eventDate } from '@/lib/server/content/event-dates';
import type { SiteEvent } from '@/lib/shared/content/events';
import { TileBand } from './PassBackground';
import styles from './EventHero.module.css';

type EventHeroProps = {
  event: SiteEvent;
  /** The page's only h1. */
  title: ReactNode;
  lead: ReactNode;
  /** Sentence about a past event, on the first screen. */
  past?: string | undefined;
  /** Reduces the height on a page with an outcome, so that the outcome is on the first screen. */
  compact?: boolean;
  /** Content below the header; on wide screens it may use the free space on the right. */
  children: ReactNode;
};

/** The header of an event page: art, logo, date and venue, and content below. */
export function EventHero({ event, title, lead, past, compact = false, children }: EventHeroProps) {
  const { weekday, day, month, hours, iso, full } = eventDate(event);
  // The specification does not give the VIP page the layout of inner pages.
  const isInner = event.slug !== 'vip';
  return (
    <div className={cx(styles.page, compact && styles.compact)} data-layout={isInner ? 'inner' : undefined}>
      <div className={styles.crumbs}>
        <Breadcrumbs path={event.path} />
      </div>
      <header className={cx('on-ink', styles.front)}>
        <TileBand seed={`front/${event.slug}/2`} cols={30} rows={1} className={styles.band} />
        <div id="first-view" className={cx('container', styles.words)}>
          <p className={cx('row gap-3 strong', styles.logo)}>
            <TileBand seed="vision-mark/21" cols={2} rows={2} className={styles.mark} />
            <span>
              {event.name} <span className={styles.year}>{event.year}</span>
            </span>
          </p>
          <div className={styles.head}>
            <time dateTime={iso} className={styles.date}>
              <span className="visuallyHidden">{full}</span>
              <span className={styles.day} aria-hidden="true">
                {day}
              </span>
              {month.split(' ').map((part) => (
                <span key={part} aria-hidden="true">
                  {part}
                </span>
              ))}
            </time>
            <h1 tabIndex={-1} className={styles.title}>
              {title}
            </h1>
          </div>
          <p>
            {`${weekday}, ${hours}`}
            <br />
            {`${event.venue.name}, `}
            <span className={styles.address}>{`${event.venue.address}, `}</span>
            {event.venue.city}
          </p>
          {past && <p className={styles.past}>{past}</p>}
          {!compact && <p className={cx('measure', styles.lead)}>{lead}</p>}
        </div>
      </header>
      {children}
      <EditLink path={event.path} />
    </div>
  );
}
