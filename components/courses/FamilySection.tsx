import { Abbreviated } from '@/components/ui/Abbreviated';
import { Icon } from '@/components/ui/Icon';
import type { Course } from '@/lib/server/content/courses';
import { words } from '@/content/pages/courses';
import { CourseDetail } from './CourseDetail';
import { ItemPicture } from '@/components/art/ItemPicture';
import { FamilyCards } from './FamilyCards';
import { cx } from '@/components/ui/cx';
import styles from './FamilySection.module.css';

type FamilySectionProps = { label: string; courses: readonly Course[] };

const card = (course: Course) => (
  <>
    <ItemPicture name={`courses/${course.slug}`} image={course.image} className={styles.art} />
    <span className={cx('column gap-4 between', styles.body)}>
      <span className={cx('display', styles.title)}>
        <Abbreviated>{course.title}</Abbreviated>
      </span>
      <span className="row small strong muted between">
        {course.time}
        <Icon name="arrow" className={styles.down} />
      </span>
    </span>
  </>
);

/** The cards and details of a family page. */
export const FamilySection = ({ label, courses }: FamilySectionProps) => (
  <FamilyCards
    title={words.courseDetails}
    label={label}
    items={courses.map((course) => ({
      slug: course.slug,
      title: course.title,
      card: card(course),
      detail: <CourseDetail course={course} />,
    }))}
  />
);
