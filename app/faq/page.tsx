import { Art } from '@/components/art/Art';
import { FaqGroups } from '@/components/faq/FaqGroups';
import { JsonLd } from '@/components/seo/JsonLd';
import { ButtonLink } from '@/components/ui/Button';
import { CallToAction } from '@/components/ui/CallToAction';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { crumbsOf } from '@/lib/content/crumbs';
import { getFaq } from '@/lib/content/information';
import { getSite, telLink } from '@/lib/content/site';
import { getWords } from '@/lib/content/words';
import { faqPage, pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const words = getWords('faq');

export const metadata = pageMetadata('/faq');

export default function FaqPage() {
  const groups = getFaq();
  const { helpline } = getSite();
  const questions = groups.flatMap((group) =>
    group.entries.map(({ question, answer }) => ({ question, answer: answer.join(' ') })),
  );
  return (
    <PageShell
      title={words.heading}
      lead={words.lead}
      crumbs={crumbsOf('/faq')}
      art={<Art name="pages/faq" priority />}
    >
      <JsonLd items={pageMarkup('/faq', [faqPage(questions)])} />
      <Section>
        <FaqGroups groups={groups} />
      </Section>
      <CallToAction
        title={words.notAmongThem}
        tone="signal"
        actions={
          <>
            <ButtonLink href="/enquire">{words.sendAnEnquiry}</ButtonLink>
            <ButtonLink href={telLink(helpline)} variant="outline">
              {words.callHelpline}
            </ButtonLink>
          </>
        }
      >
        <p>{words.notAmongThemText}</p>
      </CallToAction>
    </PageShell>
  );
}
