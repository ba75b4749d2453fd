import { NextClasses } from '@/components/next-classes/NextClasses';
import { SpeltOut } from '@/components/ui/Abbreviated';
import { ButtonLink } from '@/components/ui/Button';
import { SaveButton } from '@/components/ui/SaveButton';
import { CheckList } from '@/components/ui/CheckList';
import { courseFactsOf } from '@/lib/server/content/catalogue';
import { askHref, courseChat, type Course } from '@/lib/server/content/courses';
import { cx } from '@/components/ui/cx';
import { ItemPicture } from '@/components/art/ItemPicture';
import { FactBox } from './FactBox';
import { GoesWellAfter } from './GoesWellAfter';
import styles from './CourseDetail.module.css';

/** The details of one course on a family page: content, duration, days, what follows. */
export function CourseDetail({ course }: { course: Course }) {
  return (
    <div className="surface rounded">
      <div className="stack columns-960 columns-7-5 on-ink">
        <div className={styles.words}>
          <h3 className={styles.title} tabIndex={-1} translate="no">
            {course.title}
          </h3>
          <SpeltOut
            text={`${course.title} ${course.description}`}
            className={cx('small', styles.description)}
          />
          <p className={styles.description}>{course.description}</p>
        </div>
        <ItemPicture
          name={`courses/${course.slug}`}
          image={course.image}
          className={cx('cover', styles.art)}
        />
      </div>
      <div className={cx('stack columns-960 columns-7-5', styles.columns)}>
        <div>
          <h4>What you learn</h4>
          <CheckList lines={course.learn ?? []} className={styles.learn} />
          {course.make && (
            <div className={cx('stack gap-2', styles.make)}>
              <h4>What you make</h4>
              <p>{course.make}</p>
            </div>
          )}
        </div>
        <div className="stack gap-5">
          <FactBox
            course={course}
            facts={courseFactsOf(course)}
            forWhom={course.forWhom}
            classes={<NextClasses course={course.slug} />}
          />
          <div className="cluster gap-3">
            <ButtonLink href={askHref(course)}>
              Ask about this course
              <span className="visuallyHidden">: {course.title}</span>
            </ButtonLink>
            <ButtonLink href={courseChat(course.title)} variant="outline" external>
              WhatsApp
            </ButtonLink>
            <SaveButton kind="courses" id={course.slug} name={course.title} />
          </div>
          <GoesWellAfter slugs={course.next} />
        </div>
      </div>
    </div>
  );
}
