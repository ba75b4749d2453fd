import { NextClasses } from '@/components/next-classes/NextClasses';
import { SpeltOut } from '@/components/ui/Abbreviated';
import { ButtonLink } from '@/components/ui/Button';
import { SaveButton } from '@/components/ui/SaveButton';
import { CheckList } from '@/components/ui/CheckList';
import { courseFactsOf } from '@/lib/server/content/catalogue';
import { askHref, type StandAloneCourse } from '@/lib/server/content/courses';
import { FactBox } from './FactBox';
import { GoesWellAfter } from './GoesWellAfter';
import { cx } from '@/components/ui/cx';
import styles from './StandAlone.module.css';

/** Body of /courses-details: sub-title, sub-description, objectives and modules. */
export function StandAlone({ course }: { course: StandAloneCourse }) {
  return (
    <div className={styles.body}>
      <div className={cx('stack columns-960', styles.why)}>
        <div className="stack gap-4">
          <h2>{course.subTitle}</h2>
          <p className="measure">{course.subDescription}</p>
          <SpeltOut text={`${course.title} ${course.description} ${course.subDescription}`} />
        </div>
        <FactBox
          course={course}
          facts={courseFactsOf(course)}
          classes={<NextClasses course={course.slug} />}
        />
      </div>
      <div className={cx('stack columns-960', styles.lists)}>
        <section>
          <p className={cx('strong muted', styles.kicker)}>{course.thirdTitle}</p>
          <h2>Objectives</h2>
          <CheckList lines={course.objective} className="ruled" />
        </section>
        <section>
          <p className={cx('strong muted', styles.kicker)}>In this order</p>
          <h2>Modules</h2>
          <ol className={cx('ruled', styles.modules)}>
            {course.module.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
      </div>
      <div className={cx('cluster middle', styles.foot)}>
        <ButtonLink href={askHref(course)}>{`Ask about ${course.title}`}</ButtonLink>
        <SaveButton kind="courses" id={course.slug} name={course.title} />
        <GoesWellAfter slugs={course.next} />
      </div>
    </div>
  );
}
