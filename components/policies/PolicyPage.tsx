import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { getPolicy } from '@/lib/content/information';
import { getWords } from '@/lib/content/words';
import { formatDay } from '@/lib/foundation/time';
import { PolicyText } from './PolicyText';

/** The policy of each page, and its words. */
const pages = {
  privacy: { policy: getPolicy('privacy'), words: getWords('privacy') },
  'profanity-policy': { policy: getPolicy('profanity'), words: getWords('profanity-policy') },
  terms: { policy: getPolicy('terms'), words: getWords('terms') },
};

/** The page around a policy: plain header, then the text. */
export function PolicyPage({ page }: { page: keyof typeof pages }) {
  const { policy, words } = pages[page];
  return (
    <Page path={`/${page}`} title={words.heading} lead={policy.lead} art="policies" tone="paper">
      <Section>
        <PolicyText policy={policy} updated={formatDay(new Date(`${policy.updated}T12:00:00+05:00`))} />
      </Section>
    </Page>
  );
}
