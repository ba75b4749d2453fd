import { Art } from '@/components/art/Art';
import { Answers } from '@/components/certificates/Answers';
import { Finder } from '@/components/certificates/Finder';
import { Needs } from '@/components/certificates/Needs';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { getCertificates } from '@/lib/content/information';
import { crumbsOf } from '@/lib/content/crumbs';
import { getSite } from '@/lib/content/site';
import { getWords } from '@/lib/content/words';
import { pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const words = getWords('transcript-varification');

export const metadata = pageMetadata('/transcript-varification');

export default function CertificatesPage() {
  const { curricula, systems, needs, answers } = getCertificates();
  const { links } = getSite();
  return (
    <PageShell
      title={words.heading}
      lead={words.lead}
      crumbs={crumbsOf('/transcript-varification')}
      art={<Art name="pages/certificates" priority />}
    >
      <JsonLd items={pageMarkup('/transcript-varification')} />
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
        <Answers answers={answers} />
      </Section>
    </PageShell>
  );
}
