import { ButtonLink } from '@/components/ui/Button';
import columns from '@/components/ui/Columns.module.css';
import { Fold } from '@/components/ui/Fold';
import grounds from '@/components/ui/Ground.module.css';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import listStyles from '@/components/ui/Lists.module.css';
import { Section } from '@/components/ui/Section';
import tagStyles from '@/components/ui/StatusTag.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import { eventDate, eventTitle, wasOn } from '@/lib/server/catalogue/events/event-texts';
import { getEventsAndAwards, type EventOrAward } from '@/lib/server/catalogue/events/events-and-awards';
import { headOfficeEnquiryHref } from '@/lib/server/catalogue/head-office-enquiry';
import { lastEvent } from '@/lib/server/catalogue/page-state';
import { words } from '@/lib/server/catalogue/page-words';
import { getEventForm, isOver, takesRegistrations } from '@/lib/shared/content/events';
import { formatShortDay, now } from '@/lib/shared/util/time';
import styles from './ComingEvents.module.css';

const openTexts: Readonly<Record<EventOrAward['slug'], string>> = {
  visitor: 'Registration open',
  conference: 'Registration open',
  vip: 'Applications open',
  freelancers: 'Nominations open',
  visionary: 'Nominations open',
};

const ComingLine = ({ item }: { item: EventOrAward }) => (
  <li className={cx('cluster middle gap-1', styles.other)}>
    <a href={item.href} className={cx('strong', styles.otherName)}>
      {item.title}
    </a>
    <span className="muted small">{item.note || item.hours}</span>
    {item.isOpen && <span className={tagStyles.pill}>{openTexts[item.slug]}</span>}
  </li>
);

function Exhibition({ item }: { item: EventOrAward }) {
  const { weekday, day, month } = eventDate(getEventForm('visitor'));
  return (
    <div className={cx('stack gap-5 start', grounds.ink, grounds.clip, styles.feature)}>
      <p className="row gap-4">
        <span className={cx(textStyles.figure, textStyles.bright)}>{day}</span>
        <span className={cx('stack', styles.restOfDate)}>
          <strong>{month}</strong>
          <span>{weekday}</span>
          <span>{item.hours}</span>
        </span>
      </p>
      <div className="stack gap-3">
        <h3>{item.title}</h3>
        <p className="measure">{item.what}</p>
        <p className="strong">{item.place}</p>
        {item.note && <p>{item.note}</p>}
      </div>
      {item.isOpen && <ButtonLink href={item.href}>Register</ButtonLink>}
    </div>
  );
}

/** Nothing once the exhibition is over. */
export function ComingEvents() {
  const at = now();
  const latestEvent = lastEvent(at);
  const [exhibition, ...others] = getEventsAndAwards(at);
  if (!exhibition || isOver(getEventForm('visitor'), at)) return null;
  return (
    <Section title={words.events.comingTitle} id="coming" intro={latestEvent && wasOn(latestEvent)}>
      <div className={cx(columns.from960, styles.columns)}>
        <Exhibition item={exhibition} />
        <div>
          <p className="strong">{words.events.alsoTitle}</p>
          <ul className={listStyles.ruled}>
            {others.map((item) => (
              <ComingLine key={item.slug} item={item} />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

/** The latest past event, and its awards unless a later edition is current. */
export function PastEvent() {
  const at = now();
  const event = lastEvent(at);
  if (!event) return null;
  const [day = '', ...month] = formatShortDay(event.starts).split(' ');
  const isLatest = getEventForm('visitor').edition === event.edition;
  const awards = getEventsAndAwards(at).filter(({ slug }) => slug === 'freelancers' || slug === 'visionary');
  return (
    <>
      <Section title={words.events.pastTitle} id="past" isHeadingBeside>
        <div className={cx('stack gap-5 surface', styles.past)}>
          <p className={cx('stack muted', styles.date)}>
            <strong className={styles.day}>{day}</strong>
            {month.map((part) => (
              <span key={part}>{part}</span>
            ))}
          </p>
          <div className="stack gap-2">
            <h3>{eventTitle(event)}</h3>
            <p className="measure">{event.summary}</p>
            <ul className={cx(linkStyles.taps, styles.links)}>
              {takesRegistrations(event, at) && (
                <li>
                  <a href={event.path}>Get a souvenir pass and poster</a>
                </li>
              )}
              <li>
                <Link href="/pass">Send my pass again</Link>
              </li>
              <li>
                <a href={headOfficeEnquiryHref('next-event')}>Tell me about the next event</a>
              </li>
            </ul>
          </div>
        </div>
      </Section>
      {isLatest && (
        <Section title={words.events.awardsTitle} id="awards" isHeadingBeside>
          {awards.map(({ slug, href, title, what, isOpen, note }) => (
            <Fold
              key={slug}
              title={
                <span className="stack">
                  {title}
                  <span className={cx('small muted', textStyles.regular)}>
                    {isOpen ? 'Nominations open' : 'Nominations closed'}
                  </span>
                </span>
              }
            >
              <div className="stack gap-2">
                <p>{`${what} ${note}`}</p>
                <p className={linkStyles.taps}>
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
