import { NextClassLine } from '@/components/next-classes/NextClasses';
import { Abbreviated } from '@/components/ui/Abbreviated';
import { ButtonLink } from '@/components/ui/Button';
import { Fold } from '@/components/ui/Fold';
import { SaveButton } from '@/components/ui/SaveButton';
import { CheckList } from '@/components/ui/CheckList';
import { feeTexts, findCourse } from '@/lib/server/content/catalogue';
import { applyHref, courseOfCard, type ShortCourseCard } from '@/lib/server/content/courses';
import { ItemPicture } from '@/components/art/ItemPicture';
import { FactBox } from './FactBox';
import { cx } from '@/components/ui/cx';
import styles from './ShortCourses.module.css';

type ShortCourseRowProps = {
  card: ShortCourseCard;
  /** The filter chips that show it. */
  chips: readonly string[];
};

/** A short course as a row: motif, months, fee, next class, Apply Now; its topics and other facts are folded. */
export function ShortCourseRow({ card, chips }: ShortCourseRowProps) {
  const course = findCourse(card.slug);
  const facts = course?.facts;
  return (
    <li id={card.slug} data-chips={chips.join(' ')} className={styles.row}>
      <div className={styles.motif}>
        <ItemPicture name={`courses/${courseOfCard(card)}`} image={card.image} className="cover" />
      </div>
      <div className={styles.words}>
        <h2 className={cx('display', styles.title)}>
          <Abbreviated>{card.title}</Abbreviated>
        </h2>
        <p>
          <strong>{facts?.length}</strong> <span className={styles.fee}>{facts && feeTexts(facts)[0]}</span>
        </p>
        <p className="small">
          <NextClassLine course={courseOfCard(card)} />
        </p>
      </div>
      <div>
        <SaveButton compact kind="courses" id={courseOfCard(card)} name={card.title} />
      </div>
      <Fold
        title={
          <>
            Topics
            <span className="visuallyHidden">: {card.title}</span>
          </>
        }
        className={styles.topics}
      >
        <div className="stack gap-4 small">
          <CheckList lines={card.topics} small />
          {course && <FactBox course={course} facts={course.facts} />}
        </div>
      </Fold>
      <ButtonLink href={applyHref(card)} variant="outline" className={styles.apply}>
        Apply Now
        <span className="visuallyHidden">: {card.title}</span>
      </ButtonLink>
    </li>
  );
}
