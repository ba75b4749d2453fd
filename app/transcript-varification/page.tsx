import { Art } from '@/components/art/Art';
import { Answers } from '@/components/certificates/Answers';
import { Finder } from '@/components/certificates/Finder';
import { Needs } from '@/components/certificates/Needs';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { getCertificates } from '@/lib/content/certificates';
import { crumbsOf } from '@/lib/content/crumbs';
import { getSite } from '@/lib/content/site';
import { pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/transcript-varification');

export default function CertificatesPage() {
  const { curricula, systems, needs, answers } = getCertificates();
  const { links } = getSite();
  return (
    <PageShell
      title="Certificate verification"
      lead="Certificates and performance statements are verified in one of two systems. Look at the curriculum on the paper; we tell you which."
      crumbs={crumbsOf('/transcript-varification')}
      art={<Art name="pages/certificates" priority />}
    >
      <JsonLd items={pageMarkup('/transcript-varification')} />
      <Section title="Which system knows this certificate?">
        <Finder
          curricula={curricula}
          systems={systems}
          addresses={{ old: links.verifyOld, new: links.verifyNew }}
        />
      </Section>
      <Section title="What the verifier needs" tone="sky">
        <Needs needs={needs} />
      </Section>
      <Section title="Good to know">
        <Answers answers={answers} />
      </Section>
    </PageShell>
  );
}
