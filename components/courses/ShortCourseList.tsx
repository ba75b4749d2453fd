import { Fragment } from 'react';
import { findCourse } from '@/lib/server/content/catalogue';
import type { ShortCourseCard } from '@/lib/server/content/courses';
import type { CardSubject } from '@/lib/shared/schema/courses';
import { ShortCourseRow } from './ShortCourseRow';
import { cx } from '@/components/ui/cx';
import styles from './ShortCourses.module.css';

const labels = {
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
  lengths[(findCourse(slug)?.facts.months ?? 1) - 1] ?? 'more',
  subject,
];

/** The short courses, with chips that filter by length or subject: radio buttons and CSS, without a script. */
export function ShortCourseList({ cards }: { cards: readonly ShortCourseCard[] }) {
  const all = cards.flatMap(chipsOf);
  const chips = Object.entries(labels).map(([chip, label]) => ({
    chip,
    label,
    total: all.filter((one) => one === chip).length,
  }));
  return (
    <fieldset className={cx('cluster gap-2', styles.list)}>
      <legend className="visuallyHidden">Length or subject</legend>
      <input type="radio" name="show" id="show-all" value="all" defaultChecked className="visuallyHidden" />
      <label htmlFor="show-all" className="chip">
        All <span>{cards.length}</span>
      </label>
      {chips.map(
        ({ chip, label, total }) =>
          total > 0 && (
            <Fragment key={chip}>
              <input type="radio" name="show" id={`show-${chip}`} value={chip} className="visuallyHidden" />
              <label htmlFor={`show-${chip}`} className="chip">
                {`${label} `}
                <span>{total}</span>
              </label>
            </Fragment>
          ),
      )}
      <ul className={cx('stack columns-960', styles.rows)}>
        {cards.map((card) => (
          <ShortCourseRow key={card.slug} card={card} chips={chipsOf(card)} />
        ))}
      </ul>
    </fieldset>
  );
}
