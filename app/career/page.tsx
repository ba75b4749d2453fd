import { ApplySteps } from '@/components/career/ApplySteps';
import { Roles } from '@/components/career/Roles';
import { ButtonLink } from '@/components/ui/Button';
import { CallToAction } from '@/components/ui/CallToAction';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { getCareer } from '@/lib/server/content/information';
import { words } from '@/content/pages/career';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/career');

export default function CareerPage() {
  const { roles, steps, email } = getCareer();
  return (
    <Page path="/career" title={words.heading} lead={words.lead} art="career">
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
    </Page>
  );
}
