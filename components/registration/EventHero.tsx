import type { ReactNode } from 'react';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { cx } from '@/components/ui/cx';
import { EditLink } from '@/components/ui/EditLink';
import { eventDate } from '@/lib/server/content/event-dates';
import type { SiteEvent } from '@/lib/shared/content/events';
import { TileBand } from './TileBand';
import date from '@/components/ui/EventDate.module.css';
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
  // The specification gives the VIP page neither the layout of inner pages nor a breadcrumb.
  const isInner = event.slug !== 'vip';
  return (
    <div
      className={cx(styles.page, compact && styles.compact, !isInner && styles.short)}
      data-layout={isInner ? 'inner' : undefined}
    >
      {isInner && <Breadcrumbs path={event.path} />}
      <header className={cx('on-ink', styles.front)}>
        <TileBand seed={`front/${event.slug}/2`} cols={30} rows={1} className={styles.band} />
        {past && (
          <div className="container">
            <p className={cx('measure', styles.past)}>{past}</p>
          </div>
        )}
        <div id="first-view" className="container">
          <p className={cx('row gap-3 strong', styles.logo)}>
            <TileBand seed="vision-mark/21" cols={2} rows={2} className={styles.mark} />
            <span>
              {event.name} <span className={styles.year}>{event.year}</span>
            </span>
          </p>
          <h1 tabIndex={-1} className={styles.title}>
            {title}
          </h1>
          <dl className={cx('cluster', styles.facts)}>
            <div>
              <dt className="visuallyHidden">Date</dt>
              <dd>
                <time dateTime={iso} className="row gap-3">
                  <span className="visuallyHidden">{full}</span>
                  <span className={date.day} aria-hidden="true">
                    {day}
                  </span>
                  <span className={cx(date.rest, styles.rest)} aria-hidden="true">
                    <strong>{month}</strong>
                    {weekday}
                  </span>
                </time>
                <span className={styles.hours}>{hours}</span>
              </dd>
            </div>
            <div className={styles.venue}>
              <dt className="visuallyHidden">Venue</dt>
              <dd>
                <strong>{event.venue.name}</strong>
                <span>
                  {event.venue.address}, {event.venue.city}
                </span>
              </dd>
            </div>
          </dl>
        </div>
        <div className={cx('container', styles.more)}>
          {!compact && <p className={styles.lead}>{lead}</p>}
        </div>
      </header>
      {children}
      <EditLink path={event.path} />
    </div>
  );
}
