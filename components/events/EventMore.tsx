import { ButtonLink } from '@/components/ui/Button';
import columns from '@/components/ui/Columns.module.css';
import { ExternalLink } from '@/components/ui/ExternalLink';
import linkStyles from '@/components/ui/Link.module.css';
import { Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import {
  calendarHref,
  googleLink,
  outlookLink,
  publicEntry,
} from '@/lib/server/catalogue/events/calendar-entries';
import { eventTitle } from '@/lib/server/catalogue/events/event-texts';
import {
  getEventsAndAwards,
  type EventOrAwardSlug,
  shareLinkOf,
  eventsToCome,
} from '@/lib/server/catalogue/events/events-and-awards';
import { words } from '@/lib/server/catalogue/page-words';
import { getEventForm, isOver } from '@/lib/shared/content/events';
import { now } from '@/lib/shared/util/time';
import styles from './EventMore.module.css';

function SaveTheDate({ slug }: { slug: EventOrAwardSlug }) {
  const item = getEventsAndAwards(now()).find((coming) => coming.slug === slug);
  if (!item) return null;
  // VIPs attend the exhibition, and the awards end there, so their calendar entry is the exhibition's.
  const calendarSlug = slug === 'conference' ? slug : 'visitor';
  const entry = publicEntry(calendarSlug);
  return (
    <div className={cx('cluster middle', styles.calendarAndShare)}>
      <ul className={cx('cluster gap-4', linkStyles.taps)}>
        <li>
          <a href={calendarHref(calendarSlug)} download>
            Calendar (.ics)
          </a>
        </li>
        <li>
          <ExternalLink href={googleLink(entry)}>Google Calendar</ExternalLink>
        </li>
        <li>
          <ExternalLink href={outlookLink(entry)}>Outlook</ExternalLink>
        </li>
      </ul>
      <ButtonLink href={shareLinkOf(item)} variant="whatsapp">
        Tell others on WhatsApp
      </ButtonLink>
    </div>
  );
}

export function EventMore({ slug }: { slug: EventOrAwardSlug }) {
  const at = now();
  const exhibition = getEventForm('visitor');
  const event = slug === 'conference' ? getEventForm(slug) : exhibition;
  // Empty once the event is over and everything is closed.
  const items = eventsToCome(at).filter((item) => item.slug !== slug);
  return (
    <>
      {!isOver(event, at) && (
        <Section title={words.events.saveTitle} id="keep" tone="white">
          <SaveTheDate slug={slug} />
        </Section>
      )}
      {items.length > 0 && (
        <Section
          title={`Also part of ${eventTitle(exhibition)}`}
          id="also"
          foldedCount={items.length}
          className={styles.also ?? ''}
        >
          <ul className={columns.grid}>
            {items.map(({ href, title, note, day }) => (
              <li key={href} className={cx('stack gap-1', styles.other)}>
                <a href={href} className={cx('strong', styles.name)}>
                  {title}
                </a>
                <span className="muted small">{note || day}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Links to what else of that day is open, except VIP. */
export function AfterRegistering({ slug }: { slug: EventOrAwardSlug }) {
  const at = now();
  const items = eventsToCome(at).filter((item) => item.slug !== slug && item.slug !== 'vip' && item.isOpen);
  if (items.length === 0 || isOver(getEventForm('visitor'), at)) return null;
  return (
    <p>
      Also on that day:{' '}
      {items.map(({ href, title }, index) => (
        <span key={href}>
          {index > 0 && <span>, </span>}
          <a href={href}>{title}</a>
        </span>
      ))}
    </p>
  );
}
