import { Art } from '@/components/art/Art';
import { FaqGroups } from '@/components/faq/FaqGroups';
import { JsonLd } from '@/components/seo/JsonLd';
import { ButtonLink } from '@/components/ui/Button';
import { CallToAction } from '@/components/ui/CallToAction';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { crumbsOf } from '@/lib/content/crumbs';
import { getFaq } from '@/lib/content/faq';
import { getSite, telLink } from '@/lib/content/site';
import { faqPage, pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/faq');

export default function FaqPage() {
  const groups = getFaq();
  const { helpline } = getSite();
  const questions = groups.flatMap((group) =>
    group.entries.map(({ question, answer }) => ({ question, answer: answer.join(' ') })),
  );
  return (
    <PageShell
      title="Questions and answers"
      lead="What people ask at the front desk, in the order they ask it."
      crumbs={crumbsOf('/faq')}
      art={<Art name="pages/faq" priority />}
    >
      <JsonLd items={pageMarkup('/faq', [faqPage(questions)])} />
      <Section>
        <FaqGroups groups={groups} />
      </Section>
      <CallToAction
        title="Not among them?"
        tone="signal"
        actions={
          <>
            <ButtonLink href="/enquire">Send an enquiry</ButtonLink>
            <ButtonLink href={telLink(helpline)} variant="outline">
              Call {helpline}
            </ButtonLink>
          </>
        }
      >
        <p>Ask a counsellor. The question may well be the next one on this page.</p>
      </CallToAction>
    </PageShell>
  );
}
