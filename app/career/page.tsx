import { Art } from '@/components/art/Art';
import { ApplySteps } from '@/components/career/ApplySteps';
import { Roles } from '@/components/career/Roles';
import { JsonLd } from '@/components/seo/JsonLd';
import { ButtonLink } from '@/components/ui/Button';
import { CallToAction } from '@/components/ui/CallToAction';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { getCareer } from '@/lib/content/information';
import { crumbsOf } from '@/lib/content/crumbs';
import { getWords } from '@/lib/content/words';
import { pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const words = getWords('career');

export const metadata = pageMetadata('/career');

export default function CareerPage() {
  const { roles, steps, email } = getCareer();
  return (
    <PageShell
      title={words.heading}
      lead={words.lead}
      crumbs={crumbsOf('/career')}
      art={<Art name="pages/career" priority />}
    >
      <JsonLd items={pageMarkup('/career')} />
      <Section title={words.work} intro={words.workText}>
        <Roles roles={roles} />
      </Section>
      <Section title={words.howToApply} tone="sky">
        <ApplySteps steps={steps} />
      </Section>
      <CallToAction
        title={words.email}
        actions={<ButtonLink href={`mailto:${email}?subject=Work%20at%20a%20centre`}>{email}</ButtonLink>}
      >
        <p>{words.emailText}</p>
      </CallToAction>
    </PageShell>
  );
}
