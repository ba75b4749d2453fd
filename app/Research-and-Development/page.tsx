import { Art } from '@/components/art/Art';
import { CurriculumLine } from '@/components/research/CurriculumLine';
import { Practice } from '@/components/research/Practice';
import { TrainTheTrainer } from '@/components/research/TrainTheTrainer';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { crumbsOf } from '@/lib/content/crumbs';
import { getResearch } from '@/lib/content/information';
import { getWords } from '@/lib/content/words';
import { pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const words = getWords('Research-and-Development');

export const metadata = pageMetadata('/Research-and-Development');

export default function ResearchPage() {
  const { phases, trainer, counts } = getResearch();
  return (
    <PageShell
      title={words.heading}
      lead={words.lead}
      crumbs={crumbsOf('/Research-and-Development')}
      art={<Art name="pages/research" priority />}
    >
      <JsonLd items={pageMarkup('/Research-and-Development')} />
      <Section title={words.curriculumDevelopment} intro={words.curriculumText}>
        <CurriculumLine phases={phases} />
      </Section>
      <TrainTheTrainer trainer={trainer} />
      <Section title={words.thePracticeBehindIt}>
        <Practice counts={counts} />
      </Section>
    </PageShell>
  );
}
