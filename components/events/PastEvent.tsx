import { Fold } from '@/components/ui/Fold';
import { Link } from '@/components/ui/Link';
import { Section } from '@/components/ui/Section';
import { eventTitle } from '@/lib/server/content/event-dates';
import { lastEvent } from '@/lib/server/content/page-state';
import { allOfEdition } from '@/lib/server/events/coming';
import { getEvent, takesRegistrations } from '@/lib/shared/content/events';
import { officeHref } from '@/lib/shared/content/office';
import { formatShortDay, now } from '@/lib/shared/util/time';
import { cx } from '@/components/ui/cx';
import styles from './Events.module.css';

/** The latest past event as a quiet card, with what visitors may still want of it; nothing before the first event. */
export function PastEvent() {
  const at = now();
  const event = lastEvent(at);
  if (!event) return null;
  const [day = '', ...month] = formatShortDay(new Date(event.starts)).split(' ');
  const isLatest = getEvent('visitor').edition === event.edition;
  const awards = allOfEdition(at).filter(({ slug }) => slug === 'freelancers' || slug === 'visionary');
  return (
    <>
      <Section title="Past event" id="past">
        <div className={cx('surface rounded', styles.past)}>
          <p className={styles.date}>
            <strong className={styles.day}>{day}</strong>
            {month.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
          <div className="stack gap-2">
            <h3>{eventTitle(event)}</h3>
            <p>{`${event.summary} ${event.venue.city}.`}</p>
            <ul className={cx('taps', styles.links)}>
              {takesRegistrations(event, at) && (
                <li>
                  <a href={event.path}>Register for its pass and poster</a>
                </li>
              )}
              <li>
                <Link href="/pass">Send my pass again</Link>
              </li>
              <li>
                <a href={officeHref('next-event')}>Tell me about the next event</a>
              </li>
            </ul>
          </div>
        </div>
      </Section>
      {isLatest && (
        <Section title="Awards" id="awards">
          {awards.map(({ slug, href, title, what, isOpen, note }) => (
            <Fold key={slug} title={title} note={isOpen ? 'nominations open' : 'nominations closed'}>
              <div className="stack gap-2">
                <p>{`${what} ${note}`}</p>
                <p>
                  <a href={href}>{`About the ${title}`}</a>
                </p>
              </div>
            </Fold>
          ))}
        </Section>
      )}
    </>
  );
}
