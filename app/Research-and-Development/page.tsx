import { Art } from '@/components/art/Art';
import { CurriculumLine } from '@/components/research/CurriculumLine';
import { Practice } from '@/components/research/Practice';
import { TrainTheTrainer } from '@/components/research/TrainTheTrainer';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { crumbsOf } from '@/lib/content/crumbs';
import { getResearch } from '@/lib/content/research';
import { pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/Research-and-Development');

export default function ResearchPage() {
  const { phases, trainer, counts } = getResearch();
  return (
    <PageShell
      title="Research and Development"
      lead="Ten months pass between the first question to a recruiter and the first lesson. This is what happens in them."
      crumbs={crumbsOf('/Research-and-Development')}
      art={<Art name="pages/research" priority />}
    >
      <JsonLd items={pageMarkup('/Research-and-Development')} />
      <Section title="Curriculum development" intro="A six-month research phase, then four months of design.">
        <CurriculumLine phases={phases} />
      </Section>
      <TrainTheTrainer trainer={trainer} />
      <Section title="The practice behind it">
        <Practice counts={counts} />
      </Section>
    </PageShell>
  );
}
