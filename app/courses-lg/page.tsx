import { Art } from '@/components/art/Art';
import { AskBand } from '@/components/courses/AskBand';
import { FamilySection } from '@/components/courses/FamilySection';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { getCoursesOf } from '@/lib/content/courses';
import { crumbsOf } from '@/lib/content/crumbs';
import { categoryCourseFacts } from '@/lib/seo/course-facts';
import { courseList, pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import { nextClasses, nextInstances } from '../_frame/next-classes';

// Its next classes come from the collection of batches (lib/batches); the build has none.
export const revalidate = 60;
export const metadata = pageMetadata('/courses-lg');

export default function EnglishPage() {
  const courses = getCoursesOf('english');
  const listed = courseList(
    'English language',
    courses.map((course) => ({
      ...categoryCourseFacts(course, 'english'),
      instances: nextInstances(course.slug),
    })),
  );
  return (
    <PageShell
      title="English language"
      lead="Four levels from first words to fluency. A short conversation at the centre tells where you start."
      crumbs={crumbsOf('/courses-lg')}
      art={<Art name="pages/courses-lg" priority />}
    >
      <JsonLd items={pageMarkup('/courses-lg', [listed], { kind: 'CollectionPage' })} />
      <Section>
        <FamilySection
          title="Course details"
          label="English language"
          courses={courses}
          classes={(slug) => nextClasses(slug)}
        />
      </Section>
      <AskBand enquire="ENGLISH">
        Visit a centre for a short conversation in English, or ask us to call you. We say which level fits,
        and when its next batch starts.
      </AskBand>
    </PageShell>
  );
}
