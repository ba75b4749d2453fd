import { Fragment } from 'react';
import { cx } from '@/components/ui/cx';
import { findCourse } from '@/lib/server/content/catalogue';
import type { ShortCourseCard } from '@/lib/server/content/courses';
import type { CardSubject } from '@/lib/shared/schema/courses';
import { ShortCourseRow } from './ShortCourseRow';
import styles from './ShortCourseList.module.css';

const labels = {
  all: 'All',
  one: '1 month',
  two: '2 months',
  more: '3 or 4 months',
  web: 'Web',
  data: 'Data',
  design: 'Design',
  marketing: 'Marketing',
  office: 'Office, English',
} satisfies Record<CardSubject, string> & Record<string, string>;
type Chip = keyof typeof labels;

const lengths = ['one', 'two', 'more'] as const;

const chipsOf = ({ slug, subject }: ShortCourseCard): Chip[] => [
  'all',
  lengths[(findCourse(slug)?.facts.months ?? 1) - 1] ?? 'more',
  subject,
];

/** The short courses, with chips that filter by length or subject: radio buttons and CSS, without a script. */
export function ShortCourseList({ cards }: { cards: readonly ShortCourseCard[] }) {
  const all = cards.flatMap(chipsOf);
  const chips = Object.entries(labels).flatMap(([chip, label]) => {
    const total = all.filter((one) => one === chip).length;
    return total > 0 ? [{ chip, label, total }] : [];
  });
  return (
    <fieldset className={styles.list}>
      <legend className="visuallyHidden">Length or subject</legend>
      {chips.map(({ chip, label, total }) => (
        <Fragment key={chip}>
          <input
            type="radio"
            name="show"
            id={`show-${chip}`}
            value={chip}
            defaultChecked={chip === 'all'}
            className={cx('visuallyHidden', styles[chip])}
          />
          <label htmlFor={`show-${chip}`} className="chip">
            {label} <span>{total}</span>
          </label>
        </Fragment>
      ))}
      <ul className={styles.rows}>
        {cards.map((card) => (
          <ShortCourseRow key={card.slug} card={card} chips={chipsOf(card)} />
        ))}
      </ul>
    </fieldset>
  );
}
