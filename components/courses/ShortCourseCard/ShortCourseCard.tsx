import { ButtonLink } from '@/components/ui/Button/Button';
import { applyHref, type ShortCourseCard as Card } from '@/lib/content/short-course-cards';
import { CoursePicture } from '../CoursePicture';
import styles from './ShortCourseCard.module.css';

export type ShortCourseCardProps = { card: Card };

/** One of the sixteen: picture, title, topics, Apply Now. The duration stays in the data (spec.md 2.6). */
export const ShortCourseCard = ({ card }: ShortCourseCardProps) => (
  <li className={styles.card} id={card.slug}>
    <CoursePicture slug={card.slug} image={card.image} className={styles.art} />
    <div className={styles.body}>
      <h2 className={styles.title}>{card.title}</h2>
      <ul className={styles.topics}>
        {card.topics.map((topic) => (
          <li key={topic}>{topic}</li>
        ))}
      </ul>
      <ButtonLink href={applyHref(card)} className={styles.apply}>
        Apply Now<span className="visuallyHidden">: {card.title}</span>
      </ButtonLink>
    </div>
  </li>
);
