import { CertificateAnswers } from '@/components/certificates/CertificateAnswers';
import { Finder } from '@/components/certificates/Finder';
import { Needs } from '@/components/certificates/Needs';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { getCertificates } from '@/lib/server/content/information';
import { getSite } from '@/lib/shared/content/site';
import { words } from '@/content/pages/transcript-varification';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/transcript-varification');

export default function CertificatesPage() {
  const { curricula, systems, needs, answers } = getCertificates();
  const { links } = getSite();
  return (
    <Page path="/transcript-varification" title={words.heading} lead={words.lead} art="certificates">
      <Section title={words.systemTitle}>
        <Finder
          curricula={curricula}
          systems={systems}
          addresses={{ old: links.verifyOld, new: links.verifyNew }}
        />
      </Section>
      <Section title={words.whatTheVerifierNeeds} tone="sky">
        <Needs needs={needs} />
      </Section>
      <Section title={words.goodToKnow}>
        <CertificateAnswers answers={answers} />
      </Section>
    </Page>
  );
}
