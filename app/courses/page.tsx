import { Cards } from '@/components/blocks/Cards';
import { CategoryPanel } from '@/components/courses/CategoryPanel';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { Tabs } from '@/components/ui/Tabs';
import { getCategories, getCourses, getCoursesOf } from '@/lib/server/catalogue/courses';
import { fillFacts } from '@/lib/server/catalogue/facts';
import { words } from '@/content/pages/courses';
import { categoryCourse, courseList } from '@/lib/server/seo/json-ld-courses';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const revalidate = 60;
export const metadata = pageMetadata('/courses');

const ways = [
  { title: fillFacts(words.cardsTitle), text: words.cardsText, href: '/short-courses' },
  { title: words.detailTitle, text: words.detailText, href: '/courses-details' },
  { title: words.classTitle, text: words.classText, href: '/batches' },
];

export default function CoursesPage() {
  const tabs = getCategories().map((category) => ({
    id: category.slug,
    label: category.title,
    count: getCoursesOf(category.slug).length,
    panel: <CategoryPanel category={category} courses={getCoursesOf(category.slug)} />,
    highlight: category.slug === 'summer-camp',
  }));
  const itemList = courseList(
    'Courses',
    getCourses().map((course) => categoryCourse(course, course.family)),
  );
  return (
    <Page
      path="/courses"
      title={words.heading}
      lead={fillFacts(words.lead)}
      art={['courses-adse', 'courses']}
      kind="CollectionPage"
      markup={[itemList]}
    >
      <Section>
        <Tabs label={words.tabsLabel} tabs={tabs} narrowColumns={2} />
      </Section>
      <Section title={words.waysTitle} tone="sky">
        <Cards block={{ items: ways }} />
      </Section>
    </Page>
  );
}
