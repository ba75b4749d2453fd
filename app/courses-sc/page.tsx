import { Art } from '@/components/art/Art';
import { FamilySection } from '@/components/courses/FamilySection/FamilySection';
import { PageShell } from '@/components/ui/PageShell/PageShell';
import { Section } from '@/components/ui/Section/Section';
import { getCoursesOf } from '@/lib/content/courses';
import { crumbsOf } from '@/lib/content/crumbs';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/courses-sc');

export default function ShortCoursesPage() {
  return (
    <PageShell
      title="Short courses"
      lead="Forty hours each: one tool or one skill, learned by doing, usable the next morning."
      crumbs={crumbsOf('/courses-sc')}
      art={<Art name="pages/courses-sc" priority />}
    >
      <Section>
        <FamilySection title="Course details" label="Short courses" courses={getCoursesOf('short-course')} />
      </Section>
    </PageShell>
  );
}
