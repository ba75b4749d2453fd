import { ButtonLink } from '@/components/ui/Button';
import { Section } from '@/components/ui/Section';
import { eventDate } from '@/lib/server/content/event-dates';
import { getEvent, isOver } from '@/lib/shared/content/events';
import { allOfEdition, lastEventSentence, type Coming } from '@/lib/server/events/coming';
import { now } from '@/lib/shared/util/time';
import { cx } from '@/components/ui/cx';
import date from '@/components/ui/EventDate.module.css';
import styles from './Events.module.css';

const states: Readonly<Record<Coming['slug'], string>> = {
  visitor: 'Registration open',
  conference: 'Registration open',
  vip: 'Applications open',
  freelancers: 'Nominations open',
  visionary: 'Nominations open',
};

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
    <div className={cx('stack gap-5 on-ink rounded', styles.feature)}>
      <p className="row gap-4">
        <span className={date.day}>{day}</span>
        <span className={date.rest}>
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

/** Events and awards of the next edition, the exhibition first; nothing once it is over. */
export function ComingEvents() {
  const at = now();
  const [first, ...rest] = allOfEdition(at);
  if (!first || isOver(getEvent('visitor'), at)) return null;
  return (
    <Section title="Coming up" id="coming" intro={lastEventSentence(at)}>
      <div className={cx('stack columns-880', styles.columns)}>
        <Feature item={first} />
        <div>
          <p className="strong">Also on that day</p>
          <ul className="ruled">
            {rest.map((item) => (
              <Other key={item.slug} item={item} />
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}
