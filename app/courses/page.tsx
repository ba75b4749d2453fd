import { Art } from '@/components/art/Art';
import { Banner } from '@/components/courses/Banner/Banner';
import { CategoryPanel } from '@/components/courses/CategoryPanel/CategoryPanel';
import { PageShell } from '@/components/ui/PageShell/PageShell';
import { Tabs } from '@/components/ui/Tabs/Tabs';
import { getCategories, getCoursesOf } from '@/lib/content/courses';
import { crumbsOf } from '@/lib/content/crumbs';
import { pageMetadata } from '@/lib/seo/metadata';
import styles from './courses.module.css';

export const metadata = pageMetadata('/courses');

const band = ['generative-ai', 'php-laravel-mysql', 'beginners', 'adse', 'advanced-excel', 'technology-camp'];

export default function CoursesPage() {
  const tabs = getCategories().map((category) => ({
    id: category.slug,
    label: category.title,
    panel: <CategoryPanel category={category} courses={getCoursesOf(category.slug)} />,
    highlight: category.slug === 'summer-camp',
  }));
  return (
    <>
      <Banner art={band.map((slug) => `courses/${slug}`)} />
      <PageShell
        title="Courses"
        lead="Two diplomas for the long road, five programmes for professionals, and courses of 40 to 158 hours for the next step at work."
        crumbs={crumbsOf('/courses')}
        art={<Art name="pages/courses" priority />}
      >
        <div className={styles.tabs}>
          <Tabs label="Course categories" tabs={tabs} />
        </div>
      </PageShell>
    </>
  );
}
