import { ItemPicture } from '@/components/art/ItemPicture';
import { NextClassLine } from '@/components/next-classes/NextClasses';
import { Card, CardArrow, CardBody, CardPicture, CoverLink } from '@/components/ui/Card';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import { SaveButton } from '@/components/ui/SaveButton';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import type { Course, CategorySlug } from '@/content/schema/courses';
import { courseFactsOf } from '@/lib/server/catalogue/catalogue';
import { cardText, courseAction } from '@/lib/server/catalogue/courses';
import styles from './CourseCard.module.css';
import { LengthAndFee, FoldedFacts } from './FactBox';
import { TextWithFullForms } from './FullForms';

type CourseCardProps = {
  course: Course;
  family: CategorySlug;
  hidesClasses?: boolean;
};

/** Only the card of a course with its own page is a link; others have one action. */
export function CourseCard({ course, family, hidesClasses = false }: CourseCardProps) {
  const action = courseAction(course, family);
  const isLink = action.kind === 'page';
  const title = <TextWithFullForms>{course.title}</TextWithFullForms>;
  const facts = courseFactsOf(course);
  return (
    <Card className={isLink ? styles.isLink : undefined} id={course.slug}>
      <CardPicture className={styles.art}>
        <ItemPicture name={`courses/${course.slug}`} image={course.image} inFirstView={family === 'career'} />
        {isLink && <CardArrow className={styles.arrow} />}
      </CardPicture>
      <CardBody className={styles.body}>
        <h3 translate="no">{isLink ? <CoverLink href={action.href}>{title}</CoverLink> : title}</h3>
        <p className={cx('muted', styles.text)}>{cardText(course.description)}</p>
        {action.kind === 'ask' && <FoldedFacts course={{ ...course, facts }} />}
        {course.duration && (
          <dl className={cx('cluster small between', styles.facts)}>
            <dt className="visuallyHidden">Duration</dt>
            <dd>{course.duration}</dd>
            {course.time && (
              <>
                <dt className="visuallyHidden">Total</dt>
                <dd className={cx('strong', textStyles.unbroken)}>{course.time}</dd>
              </>
            )}
          </dl>
        )}
        <LengthAndFee facts={facts} withLength={course.duration?.toLowerCase() !== facts.length} />
        {!hidesClasses && (
          <p className="small">
            <NextClassLine courseSlug={course.slug} />
          </p>
        )}
        {!isLink && (
          <Link href={action.href} className={cx('strong', linkStyles.tap, styles.action)}>
            <span>{action.kind === 'details' ? 'Details' : 'Ask about this course'}</span>
            <span className="visuallyHidden">: {course.title}</span>
          </Link>
        )}
      </CardBody>
      <div className={styles.save}>
        <SaveButton compact kind="courses" id={course.slug} name={course.title} />
      </div>
    </Card>
  );
}
