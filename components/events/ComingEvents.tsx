import { ButtonLink } from '@/components/ui/Button';
import { Section } from '@/components/ui/Section';
import { withParts } from '@/components/ui/with-parts';
import { eventDate, pastSentence } from '@/lib/server/content/event-dates';
import { openForm } from '@/lib/server/content/page-state';
import { getEvent, isOver } from '@/lib/shared/content/events';
import { officeHref } from '@/lib/shared/content/office';
import { allOfEdition, lastEventSentence, whatIsComing, type Coming } from '@/lib/server/events/coming';
import { now } from '@/lib/shared/util/time';
import { cx } from '@/components/ui/cx';
import date from '@/components/ui/EventDate.module.css';
import styles from './ComingEvents.module.css';

const states: Readonly<Record<Coming['slug'], string>> = {
  visitor: 'Registration open',
  conference: 'Registration open',
  vip: 'Applications open',
  freelancers: 'Nominations open',
  visionary: 'Nominations open',
};

const isAward = (slug: Coming['slug']) => slug === 'freelancers' || slug === 'visionary';

/** One of the other items: a line with name, date and link. */
const Other = ({ item }: { item: Coming }) => (
  <li className={cx('cluster middle', styles.other)}>
    <a href={item.href} className={styles.otherName}>
      {item.title}
    </a>
    <span className="muted small">{item.note || item.hours}</span>
    {item.isOpen && <span className="pill">{states[item.slug]}</span>}
  </li>
);

/** The exhibition: its day in large figures, description, place and link to register. */
function Feature({ item }: { item: Coming }) {
  const { weekday, day, month } = eventDate(getEvent('visitor'));
  return (
    <div className={cx('stack gap-5 on-ink', styles.feature)}>
      <p className="row gap-4">
        <span className={date.day}>{day}</span>
        <span className={date.rest}>
          <strong>{month}</strong>
          <span>{weekday}</span>
          <span>{item.hours}</span>
        </span>
      </p>
      <div className="stack gap-3">
        <h3 className={styles.name}>{item.title}</h3>
        <p className="measure">{item.what}</p>
        <p className="strong">{item.place}</p>
        {item.note && <p>{item.note}</p>}
      </div>
      {item.isOpen && <ButtonLink href={item.href}>Register</ButtonLink>}
    </div>
  );
}

/**
 * Events and awards to take part in, the next event first. After the event it says that it is over, with those still
 * open.
 */
export function ComingEvents() {
  const at = now();
  const [first, ...rest] = whatIsComing(at);
  const open = openForm(at);
  const late = open && pastSentence(open, at);
  const last = late || lastEventSentence(at);
  const over = allOfEdition(at).filter(
    ({ slug, isOpen }) => !isOpen && isOver(getEvent('visitor'), at) && isAward(slug),
  );
  const others = [
    { title: late ? 'Also open' : 'Also on that day', items: rest },
    { title: 'Closed awards', items: over },
  ].filter(({ items }) => items.length > 0);
  return (
    <Section title={late ? 'Still open for registration' : 'Coming up'} id="coming">
      {last && (
        <p className={styles.past}>
          {last} {!first && <span>We have not set a date for the next event yet.</span>}{' '}
          {late && (
            <span>
              {withParts(
                '[Send my pass again], or [tell me about the next event].',
                '/pass',
                officeHref('next-event'),
              )}
            </span>
          )}
        </p>
      )}
      <div className={cx('stack columns-880', styles.columns)}>
        {first ? (
          <Feature item={first} />
        ) : (
          <p>
            <ButtonLink href={officeHref('next-event')} variant="outline">
              Tell me about the next event
            </ButtonLink>
          </p>
        )}
        <div className="stack gap-5">
          {others.map(({ title, items }) => (
            <div key={title}>
              <p className="strong">{title}</p>
              <ul className="ruled">
                {items.map((item) => (
                  <Other key={item.slug} item={item} />
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
