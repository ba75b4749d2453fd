import { ExternalLink } from '@/components/ui/ExternalLink';
import { eventDate } from '@/lib/server/content/event-dates';
import { isOver } from '@/lib/shared/content/events';
import { getSite, whatsappLink } from '@/lib/shared/content/site';
import { now } from '@/lib/shared/util/time';
import { eventOf, type PassPerson, passTextOf } from '@/lib/server/pass/pass-text';
import { cx } from '@/components/ui/cx';
import { words } from '@/content/pages/pass-page';
import styles from './Pass.module.css';

/** When, where and, until the event is over, what to bring. */
export function OnTheDay({ person }: { person: PassPerson }) {
  const event = eventOf(person);
  const { full, hours } = eventDate(event);
  const { session, sessionTime, sessionTitle } = passTextOf(person);
  const { venue } = event;
  const map = new URLSearchParams({ api: '1', query: `${venue.name}, ${venue.address}, ${venue.city}` });

  return (
    <section className="stack gap-4 on-sky panel" aria-labelledby="on-the-day">
      <h2 id="on-the-day" className="card-title">
        {words.onTheDay}
      </h2>
      <dl className={cx('stack', styles.facts)}>
        <div>
          <dt>{words.when}</dt>
          <dd>
            <strong>{full}</strong>
            <span>{sessionTime || hours}</span>
          </dd>
        </div>
        {session && (
          <div>
            <dt>{words.yourSession}</dt>
            <dd>
              <strong>{session}</strong>
              <span>{sessionTitle}</span>
            </dd>
          </div>
        )}
        <div>
          <dt>{words.where}</dt>
          <dd>
            <strong>{venue.name}</strong>
            <span>
              {venue.address}, {venue.city}
            </span>
            <ExternalLink href={`https://www.google.com/maps/search/?${map.toString()}`}>
              {words.openTheMap}
            </ExternalLink>
          </dd>
        </div>
        {!isOver(event, now()) && (
          <div>
            <dt>{words.bring}</dt>
            <dd>
              <strong>{words.thisPass}</strong>
              <span>{words.thisPassText}</span>
            </dd>
          </div>
        )}
        <div>
          <dt>{words.questions}</dt>
          <dd>
            <a href={`mailto:${getSite().eventsEmail}`}>{getSite().eventsEmail}</a>
            <ExternalLink href={whatsappLink()}>{words.whatsapp}</ExternalLink>
          </dd>
        </div>
      </dl>
    </section>
  );
}
