import { ButtonLink } from '@/components/ui/Button';
import columns from '@/components/ui/Columns.module.css';
import { cx } from '@/components/ui/cx';
import type { Category, Course } from '@/content/schema/courses';
import styles from './CategoryPanel.module.css';
import { CourseCard } from './CourseCard';
import { WhichCourseCard } from './WhichCourseForm';

type CategoryPanelProps = {
  category: Category;
  courses: readonly Course[];
};

/**
 * A category's tagline and cards: wide and low for more than two courses; narrower and taller for two, next to the
 * "Which course?" card.
 */
export function CategoryPanel({ category, courses }: CategoryPanelProps) {
  const hasManyCourses = courses.length > 2;
  return (
    <div className={cx('stack gap-5', columns.one, hasManyCourses ? styles.many : styles.few)}>
      <h2>{category.tagline}</h2>
      <div className="cluster gap">
        <ul className={cx('cluster gap', styles.grid)} data-count={courses.length}>
          {courses.map((course) => (
            <CourseCard key={course.slug} course={course} family={category.slug} />
          ))}
        </ul>
        {!hasManyCourses && (
          <div className={styles.question}>
            <WhichCourseCard art="banners/which-course" />
          </div>
        )}
      </div>
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
