import { FaqGroups } from '@/components/faq/FaqGroups';
import { CallToAction, Section } from '@/components/ui/Section';
import { Page } from '@/components/ui/Page';
import { getFaq } from '@/lib/server/catalogue/page-content';
import { getSite, telLink } from '@/lib/shared/content/site';
import { words } from '@/lib/server/catalogue/words';
import { faqPage } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/faq');

export default function FaqPage() {
  const groups = getFaq();
  const questions = groups.flatMap((group) =>
    group.entries.map(({ question, answer }) => ({ question, answer: answer.join(' ') })),
  );
  return (
    <Page path="/faq" title={words.faq.heading} lead={words.faq.lead} art="faq" markup={[faqPage(questions)]}>
      <Section>
        <FaqGroups groups={groups} />
      </Section>
      <CallToAction
        title={words.faq.helpTitle}
        text={words.faq.helpText}
        tone="signal"
        actions={[
          ['/enquire', words.faq.enquiryLink],
          [telLink(getSite().helpline), words.faq.callLink],
        ]}
      />
    </Page>
  );
}
