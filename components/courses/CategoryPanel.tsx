import { NextClasses } from '@/components/next-classes/NextClasses';
import { ButtonLink } from '@/components/ui/Button';
import { cx } from '@/components/ui/cx';
import type { Category, Course } from '@/content/schema/courses';
import { findProgramme } from '@/lib/server/catalogue/programmes';
import { findNextClasses } from '@/lib/server/classes/next-classes';
import styles from './CategoryPanel.module.css';
import { CourseCard } from './CourseCard';
import { WhichCourseCard } from './WhichCourseForm';
import { WhichDiplomaLink } from './WhichDiploma';

type CategoryPanelProps = {
  category: Category;
  courses: readonly Course[];
};

/** Next classes that all courses of a category have in common are below the cards, once. */
export function CategoryPanel({ category, courses }: CategoryPanelProps) {
  const hasManyCourses = courses.length > 2;
  const diplomas = courses.flatMap(({ slug }) => findProgramme(slug) ?? []);
  const nextClassIds = courses.map(({ slug }) => findNextClasses(slug).batches.map(({ id }) => id));
  const hasSharedClasses = diplomas[0] !== undefined && new Set(nextClassIds.map(String)).size === 1;
  return (
    <div
      className={cx(
        'stack gap-5',
        hasManyCourses ? styles.many : styles.few,
        category.slug === 'summer-camp' && styles.camp,
      )}
    >
      <h2>{category.tagline}</h2>
      <div className="stack gap-1">
        <div className={cx('cluster', styles.courses)}>
          <ul className={cx('cluster', styles.grid)} data-count={courses.length}>
            {courses.map((course) => (
              <CourseCard
                key={course.slug}
                course={course}
                family={category.slug}
                hidesClasses={hasSharedClasses}
              />
            ))}
          </ul>
          {!hasManyCourses && (
            <div className={styles.question}>
              <WhichCourseCard art="banners/which-course" />
            </div>
          )}
        </div>
        {diplomas.length > 0 && (
          <p>
            <WhichDiplomaLink />
          </p>
        )}
      </div>
      {diplomas[0] && hasSharedClasses && (
        <NextClasses
          courseSlug={diplomas[0].slug}
          courseNames={diplomas.map(({ name }) => name).join(' and ')}
          heading="h3"
        />
      )}
      {category.page && (
        <p>
          <ButtonLink href={category.page} variant="outline">
            {`All of ${category.title} in detail`}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
