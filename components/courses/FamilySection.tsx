import { Abbreviated } from '@/components/ui/Abbreviated';
import { courseFactsOf, feeTexts, lengthLine } from '@/lib/server/content/catalogue';
import type { Course } from '@/lib/server/content/courses';
import { words } from '@/content/pages/courses';
import { CourseDetail } from './CourseDetail';
import { ItemPicture } from '@/components/art/ItemPicture';
import { FamilyCards } from './FamilyCards';
import { cx } from '@/components/ui/cx';
import styles from './CategoryPanel.module.css';

type FamilySectionProps = { label: string; courses: readonly Course[] };

const card = (course: Course) => {
  const facts = courseFactsOf(course);
  return (
    <>
      <span className={cx('covered', styles.art)}>
        <ItemPicture name={`courses/${course.slug}`} image={course.image} />
      </span>
      <span className={styles.body}>
        <span className={styles.title}>
          <Abbreviated>{course.title}</Abbreviated>
        </span>
        <span className="small muted">{lengthLine(facts)}</span>
        <span className="small strong">{feeTexts(facts)[0]}</span>
      </span>
    </>
  );
};

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
