import { FaqGroups } from '@/components/faq/FaqGroups';
import { Input } from '@/components/ui/Input';
import { Page } from '@/components/ui/Page';
import { SearchForm } from '@/components/ui/SearchForm';
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
    <Page
      path="/faq"
      title={words.faq.heading}
      art="faq"
      isLow
      below={
        <SearchForm id="faq-q" label={words.faq.searchLabel}>
          <Input id="faq-q" name="q" type="search" maxLength={100} autoComplete="off" />
        </SearchForm>
      }
      markup={[faqPage(questions)]}
    >
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
