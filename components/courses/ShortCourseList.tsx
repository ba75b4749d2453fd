import { Fragment } from 'react';
import { cx } from '@/components/ui/cx';
import { findCourse } from '@/lib/server/content/catalogue';
import type { ShortCourseCard as ShortCourse } from '@/lib/server/content/courses';
import { ShortCourseCard } from './ShortCourseCard';
import styles from './ShortCourseList.module.css';

const lengthsText = { all: 'All', one: '1 month', two: '2 months', more: '3 or 4 months' } as const;

/** Lengths to choose from, each with its class; the last includes all longer courses. */
const lengths = ['one', 'two', 'more'] as const;
type Length = (typeof lengths)[number];

const lengthOf = ({ slug }: ShortCourse): Length =>
  lengths[(findCourse(slug)?.facts.months ?? 1) - 1] ?? 'more';

/** The short courses, with chips that filter by length: radio buttons and CSS, without a script. */
export function ShortCourseList({ cards }: { cards: readonly ShortCourse[] }) {
  const count = (length: Length) => cards.filter((card) => lengthOf(card) === length).length;
  const chips = [
    ['all', cards.length] as const,
    ...lengths.map((length) => [length, count(length)] as const),
  ].filter(([, total]) => total > 0);
  return (
    <fieldset className={styles.list}>
      <legend className="visuallyHidden">Length</legend>
      {chips.map(([length, total], index) => (
        <Fragment key={length}>
          <input
            type="radio"
            name="length"
            id={`length-${length}`}
            value={length}
            defaultChecked={index === 0}
            className={cx('visuallyHidden', length !== 'all' && styles[length])}
          />
          <label htmlFor={`length-${length}`} className="chip">
            {lengthsText[length]} <span>{total}</span>
          </label>
        </Fragment>
      ))}
      <ul className={styles.rows}>
        {cards.map((card) => (
          <ShortCourseCard key={card.slug} card={card} length={lengthOf(card)} />
        ))}
      </ul>
    </fieldset>
  );
}
