import { Art } from '@/components/art/Art';
import { ShortCourseList } from '@/components/courses/ShortCourseList';
import { LoopVideo } from '@/components/ui/LoopVideo';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { fillFacts } from '@/lib/server/content/facts';
import { getShortCourseCards } from '@/lib/server/content/courses';
import { words } from '@/content/pages/short-courses';
import { linkList } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const revalidate = 60;
export const metadata = pageMetadata('/short-courses');

const film = (
  <LoopVideo
    src="/video/short-courses.mp4"
    label={words.artAlt}
    poster={<Art name="video/short-courses" first />}
  />
);

export default function ShortCoursesPage() {
  const cards = getShortCourseCards();
  const items = cards.map(({ slug, title }) => ({ name: title, path: `/short-courses#${slug}` }));
  return (
    <Page
      path="/short-courses"
      title={fillFacts(words.heading)}
      lead={words.lead}
      art={{ picture: film }}
      film
      markup={[linkList('Short courses', items)]}
    >
      <Section>
        <ShortCourseList cards={cards} />
      </Section>
    </Page>
  );
}
