import { Art } from '@/components/art/Art';
import { LinkCard } from '@/components/courses/LinkCard';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { crumbsOf } from '@/lib/content/crumbs';
import { getStandAloneCourses, standAloneHref } from '@/lib/content/stand-alone';
import { getWords } from '@/lib/content/words';
import { standAloneFacts } from '@/lib/seo/course-facts';
import { courseList, pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const words = getWords('courses-details');

export const metadata = pageMetadata('/courses-details');

export default function StandAloneIndexPage() {
  const courses = getStandAloneCourses();
  const listed = courseList(words.webAndPythonCourses, courses.map(standAloneFacts));
  return (
    <PageShell
      title={words.heading}
      lead={words.lead}
      crumbs={crumbsOf('/courses-details')}
      art={<Art name="pages/courses-details" priority />}
    >
      <JsonLd items={pageMarkup('/courses-details', [listed], { kind: 'CollectionPage' })} />
      <Section>
        <ul className="grid grid-l">
          {courses.map(({ slug, title, description, image }, id) => (
            <LinkCard
              key={slug}
              slug={slug}
              title={title}
              text={description}
              href={standAloneHref(id)}
              image={image}
            />
          ))}
        </ul>
      </Section>
    </PageShell>
  );
}
