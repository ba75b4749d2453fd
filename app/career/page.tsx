import { Art } from '@/components/art/Art';
import { ApplySteps } from '@/components/career/ApplySteps';
import { Roles } from '@/components/career/Roles';
import { JsonLd } from '@/components/seo/JsonLd';
import { ButtonLink } from '@/components/ui/Button';
import { CallToAction } from '@/components/ui/CallToAction';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { getCareer } from '@/lib/content/career';
import { crumbsOf } from '@/lib/content/crumbs';
import { pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/career');

export default function CareerPage() {
  const { roles, steps, email } = getCareer();
  return (
    <PageShell
      title="Work with us"
      lead="Five kinds of work keep a centre going. If one of them is yours, write to us, also when nothing is advertised."
      crumbs={crumbsOf('/career')}
      art={<Art name="pages/career" priority />}
    >
      <JsonLd items={pageMarkup('/career')} />
      <Section title="What the work is" intro="An ordinary day in each role, and what we look for.">
        <Roles roles={roles} />
      </Section>
      <Section title="How to apply" tone="sky">
        <ApplySteps steps={steps} />
      </Section>
      <CallToAction
        title="One e-mail is enough"
        actions={<ButtonLink href={`mailto:${email}?subject=Work%20at%20a%20centre`}>{email}</ButtonLink>}
      >
        <p>Name the role and the city, and add two links to work of yours.</p>
      </CallToAction>
    </PageShell>
  );
}
