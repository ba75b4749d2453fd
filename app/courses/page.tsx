import { CategoryPanel } from '@/components/courses/CategoryPanel';
import { MoreWays } from '@/components/courses/LinkCard';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { Tabs } from '@/components/ui/Tabs';
import { getCategories, getCourses, getCoursesOf } from '@/lib/server/content/courses';
import { words } from '@/content/pages/courses';
import { categoryCourse, courseList } from '@/lib/server/seo/json-ld-courses';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { cx } from '@/components/ui/cx';
import styles from './courses.module.css';

// Revalidated for the next classes, which lib/server/batches collects at runtime.
export const revalidate = 60;
export const metadata = pageMetadata('/courses');

export default function CoursesPage() {
  const tabs = getCategories().map((category) => ({
    id: category.slug,
    label: category.title,
    count: getCoursesOf(category.slug).length,
    panel: <CategoryPanel category={category} courses={getCoursesOf(category.slug)} />,
    highlight: category.slug === 'summer-camp',
  }));
  const listed = courseList(
    'Courses',
    getCourses().map((course) => categoryCourse(course, course.family)),
  );
  return (
    <Page
      path="/courses"
      title={words.heading}
      lead={words.lead}
      art={['courses-adse', 'courses']}
      kind="CollectionPage"
      markup={[listed]}
    >
      <div className={cx('container', styles.tabs)}>
        <Tabs label={words.courseCategories} tabs={tabs} narrowColumns={2} />
      </div>
      <Section title={words.otherWaysIn} tone="sky">
        <MoreWays />
      </Section>
    </Page>
  );
}
