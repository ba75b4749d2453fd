import { Art } from '@/components/art/Art';
import { FamilySection } from '@/components/courses/FamilySection/FamilySection';
import { PageShell } from '@/components/ui/PageShell/PageShell';
import { Section } from '@/components/ui/Section/Section';
import { getCoursesOf } from '@/lib/content/courses';
import { crumbsOf } from '@/lib/content/crumbs';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/courses-lg');

export default function EnglishPage() {
  return (
    <PageShell
      title="English language"
      lead="Four levels from first words to fluency. A short conversation at the centre tells where you start."
      crumbs={crumbsOf('/courses-lg')}
      art={<Art name="pages/courses-lg" priority />}
    >
      <Section>
        <FamilySection title="Course details" label="English language" courses={getCoursesOf('english')} />
      </Section>
    </PageShell>
  );
}
