import { CurriculumLine } from '@/components/research/CurriculumLine';
import { ResearchCounts } from '@/components/research/ResearchCounts';
import { TrainTheTrainer } from '@/components/research/TrainTheTrainer';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { getResearch } from '@/lib/server/content/information';
import { words } from '@/content/pages/Research-and-Development';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/Research-and-Development');

export default function ResearchPage() {
  const { phases, trainer, counts } = getResearch();
  return (
    <Page path="/Research-and-Development" title={words.heading} lead={words.lead} art="research">
      <Section title={words.curriculumDevelopment} intro={words.curriculumText}>
        <CurriculumLine phases={phases} />
      </Section>
      <TrainTheTrainer trainer={trainer} />
      <Section title={words.thePracticeBehindIt}>
        <ResearchCounts counts={counts} />
      </Section>
    </Page>
  );
}
