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
export const metadata = pageMetadata('/courses-sp');

export default function SmartProfessionalPage() {
  const courses = getCoursesOf('smart-pro');
  const listed = courseList(
    'Smart Professional courses',
    courses.map((course) => ({
      ...categoryCourseFacts(course, 'smart-pro'),
      instances: nextInstances(course.slug),
    })),
  );
  return (
    <PageShell
      title="Smart Professional courses"
      lead="Eight long courses, one trade each. Two hours a class, three days a week, and something finished to show at the end."
      crumbs={crumbsOf('/courses-sp')}
      art={<Art name="pages/courses-sp" priority />}
    >
      <JsonLd items={pageMarkup('/courses-sp', [listed], { kind: 'CollectionPage' })} />
      <Section>
        <FamilySection
          title="Course details"
          label="Smart Professional courses"
          courses={courses}
          classes={(slug) => nextClasses(slug)}
        />
      </Section>
      <AskBand enquire="STC">
        Tell us what you do today and what you want to do next year. A counsellor of the nearest centre calls
        you back with dates and the current fee.
      </AskBand>
    </PageShell>
  );
}
