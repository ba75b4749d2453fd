import { ExternalLink } from '@/components/ui/ExternalLink';
import { eventDate } from '@/lib/content/event-dates';
import { getSite, whatsappLink } from '@/lib/content/site';
import type { PassPerson } from '@/lib/pass/types';
import { eventOf, passTextOf } from '@/lib/pass/pass-text';
import { cx } from '@/components/ui/cx';
import styles from './OnTheDay.module.css';

/** When, where and what to bring on the day of the event. */
export function OnTheDay({ person }: { person: PassPerson }) {
  const event = eventOf(person);
  const { full, hours } = eventDate(event);
  const { session, sessionTime, sessionTitle } = passTextOf(person);
  const { venue } = event;
  const map = new URLSearchParams({ api: '1', query: `${venue.name}, ${venue.address}, ${venue.city}` });

  return (
    <section className={styles.day} aria-labelledby="on-the-day">
      <h2 id="on-the-day" className="display-s">
        On the day
      </h2>
      <dl className={cx('stack', styles.facts)}>
        <div>
          <dt>When</dt>
          <dd>
            <strong>{full}</strong>
            <span>{sessionTime || hours}</span>
          </dd>
        </div>
        {session && (
          <div>
            <dt>Your session</dt>
            <dd>
              <strong>{session}</strong>
              <span>{sessionTitle}</span>
            </dd>
          </div>
        )}
        <div>
          <dt>Where</dt>
          <dd>
            <strong>{venue.name}</strong>
            <span>
              {venue.address}, {venue.city}
            </span>
            <ExternalLink href={`https://www.google.com/maps/search/?${map.toString()}`}>
              Open the map
            </ExternalLink>
          </dd>
        </div>
        <div>
          <dt>Bring</dt>
          <dd>
            <strong>This pass</strong>
            <span>On your phone or on paper. Saved on this device, it needs no connection.</span>
          </dd>
        </div>
        <div>
          <dt>Questions</dt>
          <dd>
            <a href={`mailto:${getSite().eventsEmail}`}>{getSite().eventsEmail}</a>
            <ExternalLink href={whatsappLink()}>WhatsApp</ExternalLink>
          </dd>
        </div>
      </dl>
    </section>
  );
}
