import { ShortCourseList } from '@/components/courses/ShortCourseList';
import { VideoBanner } from '@/components/courses/VideoBanner';
import { JsonLd } from '@/components/seo/JsonLd';
import { EditLink } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { fillFacts } from '@/lib/server/content/facts';
import { getShortCourseCards } from '@/lib/server/content/courses';
import { words } from '@/content/pages/short-courses';
import { linkList, pageMarkup } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/metadata';

// Revalidated for the next classes, which lib/server/batches collects at runtime.
export const revalidate = 60;
export const metadata = pageMetadata('/short-courses');

export default function ShortCoursesPage() {
  const cards = getShortCourseCards();
  const items = cards.map(({ slug, title }) => ({ name: title, path: `/short-courses#${slug}` }));
  return (
    <>
      <VideoBanner
        name="short-courses"
        film="/video/short-courses.mp4"
        label={words.artAlt}
        height="measured"
        title={fillFacts(words.heading)}
        lead={words.lead}
        path="/short-courses"
      />
      <Section>
        <ShortCourseList cards={cards} />
      </Section>
      <JsonLd items={pageMarkup('/short-courses', [linkList('Short courses', items)])} />
      <EditLink path="/short-courses" />
    </>
  );
}
