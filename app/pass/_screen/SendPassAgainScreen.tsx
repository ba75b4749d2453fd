import { NothingArrived } from '@/components/pass/NothingArrived';
import { SendAgain } from '@/components/pass/SendAgain';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { crumbsOf } from '@/lib/content/crumbs';
import { getWords } from '@/lib/content/words';

const words = getWords('pass');

type SendPassAgainScreenProps = Parameters<typeof SendAgain>[0];

/** The form that sends a pass again, with the outcome of a post without JavaScript. */
export const SendPassAgainScreen = (outcome: SendPassAgainScreenProps) => (
  <PageShell title={words.heading} lead={words.lead} crumbs={crumbsOf('/pass')} art="vision">
    <Section>
      <div className="stack gap-7 columns-960 columns-7-5">
        <SendAgain {...outcome} />
        <NothingArrived />
      </div>
    </Section>
  </PageShell>
);
