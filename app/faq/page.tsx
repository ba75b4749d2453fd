import { FaqGroups } from '@/components/faq/FaqGroups';
import { Page } from '@/components/ui/Page';
import { CallToAction, Section } from '@/components/ui/Section';
import { getFaq } from '@/lib/server/catalogue/page-content';
import { words } from '@/lib/server/catalogue/page-words';
import { faqPage } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { getSite, telLink } from '@/lib/shared/content/site';

export const metadata = pageMetadata('/faq');

export default function FaqPage() {
  const groups = getFaq();
  const confirmedEntries = groups.flatMap(({ entries }) => entries.filter(({ sample }) => !sample));
  const questions = confirmedEntries.map(({ question, answer }) => ({ question, answer: answer.join(' ') }));
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
