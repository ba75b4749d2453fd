import artStyles from '@/components/art/Art.module.css';
import { ItemPicture } from '@/components/art/ItemPicture';
import { NextClassLine } from '@/components/next-classes/NextClasses';
import { ButtonLink } from '@/components/ui/Button';
import chipStyles from '@/components/ui/Chip.module.css';
import columns from '@/components/ui/Columns.module.css';
import { Fold } from '@/components/ui/Fold';
import { CheckList } from '@/components/ui/Lists';
import { RadioChips } from '@/components/ui/RadioChips';
import { SaveButton } from '@/components/ui/SaveButton';
import { cx } from '@/components/ui/cx';
import type { CardSubject, ShortCourseCard } from '@/content/schema/courses';
import { findCourse } from '@/lib/server/catalogue/catalogue';
import { applyHref, courseOfCard } from '@/lib/server/catalogue/courses';
import { feeTexts } from '@/lib/server/catalogue/fees';
import { findNextClasses } from '@/lib/server/classes/next-classes';
import { FactBox } from './FactBox';
import { TextWithFullForms } from './FullForms';
import styles from './ShortCourses.module.css';

const chipLabels = {
  dated: 'With a date',
  one: '1 month',
  two: '2 months',
  more: '3 or 4 months',
  web: 'Web',
  data: 'Data',
  design: 'Design',
  marketing: 'Marketing',
  office: 'Office, English',
} satisfies Record<CardSubject, string> & Record<string, string>;
type Chip = keyof typeof chipLabels;

const lengthChips = ['one', 'two', 'more'] as const;

const chipsOf = (card: ShortCourseCard): Chip[] => [
  ...(findNextClasses(courseOfCard(card)).batches[0]?.date ? (['dated'] as const) : []),
  lengthChips[(findCourse(card.slug)?.facts.months ?? 1) - 1] ?? 'more',
  card.subject,
];

/** Radio buttons and CSS filter the courses by date, length or subject. */
export function ShortCourseList({ cards }: { cards: readonly ShortCourseCard[] }) {
  const allChips = cards.flatMap(chipsOf);
  const countedChips = Object.entries(chipLabels).map(([value, label]) => ({
    value,
    label,
    count: allChips.filter((chip) => chip === value).length,
  }));
  const chips = [
    { value: 'all', label: 'All', count: cards.length },
    ...countedChips.filter(({ count }) => count > 0),
  ];
  return (
    <fieldset className={styles.list}>
      <legend className="visuallyHidden">Date, length or subject</legend>
      <div className={cx('cluster gap-2', chipStyles.line)}>
        <RadioChips name="show" items={chips} chosen="all" />
      </div>
      <ul className={cx(columns.from960, styles.rows)}>
        {cards.map((card) => (
          <ShortCourseRow key={card.slug} card={card} chips={chipsOf(card)} />
        ))}
      </ul>
    </fieldset>
  );
}

/** `chips`: those with which the row is shown. */
type ShortCourseRowProps = { card: ShortCourseCard; chips: readonly string[] };

function ShortCourseRow({ card, chips }: ShortCourseRowProps) {
  const course = findCourse(card.slug);
  const facts = course?.facts;
  return (
    <li id={card.slug} data-chips={chips.join(' ')} className={styles.row}>
      <div className={styles.drawing}>
        <ItemPicture name={`motifs/${courseOfCard(card)}`} image={card.image} className={artStyles.cover} />
      </div>
      <div className={styles.words}>
        <h2 className="card-title">
          <TextWithFullForms>{card.title}</TextWithFullForms>
        </h2>
        <p>
          <strong>{facts?.length}</strong> <span className={styles.fee}>{facts && feeTexts([facts])[0]}</span>
        </p>
        <p>
          <NextClassLine courseSlug={courseOfCard(card)} />
        </p>
      </div>
      <div className={styles.save}>
        <SaveButton compact kind="courses" id={courseOfCard(card)} name={card.title} />
      </div>
      <Fold title="Topics" about={card.title} className={styles.topics}>
        <div className="stack gap-4 small">
          <CheckList lines={card.topics} small />
          {course && <FactBox course={course} />}
        </div>
      </Fold>
      <ButtonLink href={applyHref(card)} variant="outline" className={styles.apply}>
        Apply Now
        <span className="visuallyHidden">{`: ${card.title}`}</span>
      </ButtonLink>
    </li>
  );
}
