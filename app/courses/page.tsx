import { Cards } from '@/components/blocks/Cards';
import { CategoryPanel } from '@/components/courses/CategoryPanel';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { Tabs } from '@/components/ui/Tabs';
import { getCategories, getCategoryCourses, getCoursesOf } from '@/lib/server/catalogue/courses';
import { words } from '@/lib/server/catalogue/page-words';
import { categoryCourseNode, courseList } from '@/lib/server/seo/json-ld-courses';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const revalidate = 60;
export const metadata = pageMetadata('/courses');

const listCards = [
  { title: words.courses.cardsTitle, text: words.courses.cardsText, href: '/short-courses' },
  { title: words.courses.detailTitle, text: words.courses.detailText, href: '/courses-details' },
  { title: words.courses.classTitle, text: words.courses.classText, href: '/batches' },
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
    getCategoryCourses().map((course) => categoryCourseNode(course, course.family)),
  );
  return (
    <Page
      path="/courses"
      title={words.courses.heading}
      lead={words.courses.lead}
      art={['courses-adse', 'courses']}
      kind="CollectionPage"
      markup={[itemList]}
    >
      <Section>
        <Tabs label={words.courses.tabsLabel} tabs={tabs} narrowColumns={2} />
      </Section>
      <Section title={words.courses.waysTitle} tone="sky">
        <Cards block={{ items: listCards }} />
      </Section>
    </Page>
  );
}
