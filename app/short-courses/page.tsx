import { ShortCourseList } from '@/components/courses/ShortCourseList';
import { Film } from '@/components/ui/Film';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { getShortCourseCards } from '@/lib/server/catalogue/courses';
import { words } from '@/lib/server/catalogue/page-words';
import { linkList } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const revalidate = 60;
export const metadata = pageMetadata('/short-courses');

export default function ShortCoursesPage() {
  const cards = getShortCourseCards();
  const items = cards.map(({ slug, title }) => ({ name: title, path: `/short-courses#${slug}` }));
  return (
    <Page
      path="/short-courses"
      title={words.shortCourses.heading}
      lead={words.shortCourses.lead}
      art={{ picture: <Film name="short-courses" label={words.shortCourses.artAlt} /> }}
      shape="film"
      markup={[linkList('Short courses', items)]}
    >
      <Section>
        <ShortCourseList cards={cards} />
      </Section>
    </Page>
  );
}
