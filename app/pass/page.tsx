import { cookies } from 'next/headers';
import { NothingArrived } from '@/components/pass/NoPass';
import { SendAgain } from '@/components/pass/SendAgain';
import { PageShell } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { fillFacts } from '@/lib/server/catalogue/facts';
import { lastPost } from '@/lib/server/forms/flash';
import { words } from '@/content/pages/pass';
import { resendOutcomes } from '@/lib/shared/registration/resend';
import { pageMetadata } from '@/lib/server/seo/metadata';
import columns from '@/components/ui/Columns.module.css';
import { cx } from '@/components/ui/cx';
import styles from '@/components/pass/Pass.module.css';

export const metadata = pageMetadata('/pass');

/** The form that sends a pass again, with the outcome of a post without JavaScript. */
export default async function SendPassAgainPage({ searchParams }: PageProps<'/pass'>) {
  const { outcome } = await searchParams;
  const { flash, ...last } = lastPost('resend', await cookies(), outcome, resendOutcomes);
  return (
    <PageShell title={words.heading} lead={fillFacts(words.lead)} path="/pass" art="vision">
      <Section>
        <div className={cx('stack', columns.from960, styles.sendAgainColumns)}>
          {/* Without the flash state, the emails of this address were sent long ago. */}
          <SendAgain {...(flash && { flash, ...last })} />
          <NothingArrived />
        </div>
      </Section>
    </PageShell>
  );
}
