import Link from 'next/link';
import { ButtonLink } from '@/components/ui/Button/Button';
import { askHref, courseHref, getCourse } from '@/lib/content/courses';
import type { StandAloneCourse } from '@/lib/content/stand-alone';
import styles from './StandAlone.module.css';

export type StandAloneProps = { course: StandAloneCourse };

/** Body of /courses-details: sub-title, sub-description, objectives and modules (spec.md 2.5). */
export function StandAlone({ course }: StandAloneProps) {
  const next = (course.next ?? []).flatMap((slug) => getCourse(slug) ?? []);
  return (
    <div className={styles.body}>
      <div className={styles.why}>
        <h2>{course.subTitle}</h2>
        <p>{course.subDescription}</p>
      </div>
      <div className={styles.lists}>
        <section className={styles.objectives}>
          <p className={styles.kicker}>{course.thirdTitle}</p>
          <h2>Objectives</h2>
          <ul>
            {course.objective.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        <section>
          <p className={styles.kicker}>In this order</p>
          <h2>Modules</h2>
          <ol className={styles.modules}>
            {course.module.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ol>
        </section>
      </div>
      <div className={styles.foot}>
        <ButtonLink href={askHref(course)}>Ask about {course.title}</ButtonLink>
        {next.length > 0 && (
          <p>
            Goes well afterwards:{' '}
            {next.map((one, index) => (
              <span key={one.slug}>
                {index > 0 && ', '}
                <Link href={courseHref(one, one.family)}>{one.title}</Link>
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
