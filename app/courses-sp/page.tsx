import { Art } from '@/components/art/Art';
import { FamilySection } from '@/components/courses/FamilySection/FamilySection';
import { PageShell } from '@/components/ui/PageShell/PageShell';
import { Section } from '@/components/ui/Section/Section';
import { getCoursesOf } from '@/lib/content/courses';
import { crumbsOf } from '@/lib/content/crumbs';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/courses-sp');

export default function SmartProfessionalPage() {
  return (
    <PageShell
      title="Smart Professional courses"
      lead="Eight long courses, one trade each. Two hours a class, three days a week, and something finished to show at the end."
      crumbs={crumbsOf('/courses-sp')}
      art={<Art name="pages/courses-sp" priority />}
    >
      <Section>
        <FamilySection
          title="Course details"
          label="Smart Professional courses"
          courses={getCoursesOf('smart-pro')}
        />
      </Section>
    </PageShell>
  );
}
