import type { ReactNode } from 'react';
import { Abbreviated } from '@/components/ui/Abbreviated';
import { ButtonLink } from '@/components/ui/Button';
import { Card, CardBody, CardPicture } from '@/components/ui/Card';
import { SaveButton } from '@/components/ui/SaveButton';
import { CheckList } from '@/components/ui/CheckList';
import { findCourse } from '@/lib/content/any-course';
import { applyHref, courseOfCard, type ShortCourseCard as ShortCourse } from '@/lib/content/courses';
import { ItemPicture } from '@/components/art/ItemPicture';
import { CardFee, FoldedFacts } from './FactBox';
import { messages } from './messages';
import styles from './ShortCourseCard.module.css';

type ShortCourseCardProps = {
  card: ShortCourse;
  /** The next classes of the course. */
  classes?: ReactNode;
};

/** A short course: picture, title, topics, length and fee, Apply Now. */
export function ShortCourseCard({ card, classes }: ShortCourseCardProps) {
  const course = findCourse(card.slug);
  return (
    <Card id={card.slug} className={styles.card}>
      <CardPicture>
        <ItemPicture name={`courses/${card.slug}`} image={card.image} />
      </CardPicture>
      <CardBody>
        <h2 className="display display-s">
          <Abbreviated>{card.title}</Abbreviated>
        </h2>
        <CheckList lines={card.topics} small />
        {course && <FoldedFacts course={course} facts={course.facts} />}
        {course && <CardFee facts={course.facts} />}
        {classes}
        <ButtonLink href={applyHref(card)} className={styles.apply}>
          {messages.applyNow}
          <span className="visuallyHidden">: {card.title}</span>
        </ButtonLink>
        <SaveButton kind="courses" id={courseOfCard(card)} name={card.title} />
      </CardBody>
    </Card>
  );
}
