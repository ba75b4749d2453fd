import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { getPolicy } from '@/lib/server/content/information';
import { words as privacy } from '@/content/pages/privacy';
import { words as profanity } from '@/content/pages/profanity-policy';
import { words as terms } from '@/content/pages/terms';
import { formatDay } from '@/lib/shared/util/time';
import { PolicyText } from './PolicyText';

/** The policy and the words of each page. */
const pages = {
  privacy: { name: 'privacy', words: privacy },
  'profanity-policy': { name: 'profanity', words: profanity },
  terms: { name: 'terms', words: terms },
} as const;

/** The page of a policy: plain header, then the text. */
export function PolicyPage({ page }: { page: keyof typeof pages }) {
  const { name, words } = pages[page];
  const policy = getPolicy(name);
  return (
    <Page path={`/${page}`} title={words.heading} lead={policy.lead} art="policies">
      <Section>
        <PolicyText policy={policy} updated={formatDay(new Date(`${policy.updated}T12:00:00+05:00`))} />
      </Section>
    </Page>
  );
}
