import { FaqGroups } from '@/components/faq/FaqGroups';
import { ButtonLink } from '@/components/ui/Button';
import { CallToAction } from '@/components/ui/CallToAction';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { getFaq } from '@/lib/server/content/information';
import { getSite, telLink } from '@/lib/shared/content/site';
import { getWords } from '@/lib/server/content/pages';
import { faqPage } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/metadata';

const words = getWords('faq');

export const metadata = pageMetadata('/faq');

export default function FaqPage() {
  const groups = getFaq();
  const { helpline } = getSite();
  const questions = groups.flatMap((group) =>
    group.entries.map(({ question, answer }) => ({ question, answer: answer.join(' ') })),
  );
  return (
    <Page path="/faq" title={words.heading} lead={words.lead} art="faq" markup={[faqPage(questions)]}>
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
    </Page>
  );
}
