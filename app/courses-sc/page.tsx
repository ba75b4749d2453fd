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
export const metadata = pageMetadata('/courses-sc');

export default function ShortCoursesPage() {
  const courses = getCoursesOf('short-course');
  const listed = courseList(
    'Short courses',
    courses.map((course) => ({
      ...categoryCourseFacts(course, 'short-course'),
      instances: nextInstances(course.slug),
    })),
  );
  return (
    <PageShell
      title="Short courses"
      lead="Forty hours each: one tool or one skill, learned by doing, usable the next morning."
      crumbs={crumbsOf('/courses-sc')}
      art={<Art name="pages/courses-sc" priority />}
    >
      <JsonLd items={pageMarkup('/courses-sc', [listed], { kind: 'CollectionPage' })} />
      <Section>
        <FamilySection
          title="Course details"
          label="Short courses"
          courses={courses}
          classes={(slug) => nextClasses(slug)}
        />
      </Section>
      <AskBand enquire="STC">
        Tell us what takes you too long at work. A counsellor of the nearest centre calls you back with dates
        and the current fee.
      </AskBand>
    </PageShell>
  );
}
