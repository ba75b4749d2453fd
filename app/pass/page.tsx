import { NothingArrived } from '@/components/pass/NoPass';
import { SendAgain } from '@/components/pass/SendAgain';
import { PageShell } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { fillFacts } from '@/lib/server/content/facts';
import { words } from '@/content/pages/pass';
import { resendProblems, type ResendProblem } from '@/lib/shared/registration/resend';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/pass');

const isProblem = (code: unknown): code is ResendProblem =>
  typeof code === 'string' && Object.hasOwn(resendProblems, code);

/** The form that sends a pass again, with the outcome of a post without JavaScript. */
export default async function SendPassAgainPage({ searchParams }: PageProps<'/pass'>) {
  const { sent, wrong } = await searchParams;
  const problem = isProblem(wrong) && { problem: resendProblems[wrong] };
  return (
    <PageShell title={words.heading} lead={fillFacts(words.lead)} path="/pass" art="vision">
      <Section>
        <div className="stack gap-7 columns-960 columns-7-5">
          <SendAgain sent={sent === '1'} {...problem} />
          <NothingArrived />
        </div>
      </Section>
    </PageShell>
  );
}
