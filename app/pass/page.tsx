import { cookies } from 'next/headers';
import { NothingArrived } from '@/components/pass/NothingArrived';
import { SendAgain } from '@/components/pass/SendAgain';
import styles from '@/components/pass/SendAgain.module.css';
import columns from '@/components/ui/Columns.module.css';
import { PageShell } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import { words } from '@/lib/server/catalogue/page-words';
import { readLastPost } from '@/lib/server/forms/flash';
import { formMetadata } from '@/lib/server/seo/metadata';
import { resendOutcomes } from '@/lib/shared/registration/resend';

type Props = PageProps<'/pass'>;

const lastResend = async ({ searchParams }: Props) =>
  readLastPost('resend', await cookies(), (await searchParams).outcome, resendOutcomes);

export const generateMetadata = async (props: Props) => formMetadata('/pass', await lastResend(props));

/** The form that sends a pass again, with the outcome of a post without JavaScript. */
export default async function SendPassAgainPage(props: Props) {
  const { flash, ...last } = await lastResend(props);
  return (
    <PageShell title={words.sendMyPass.heading} lead={words.sendMyPass.lead} path="/pass" art="vision">
      <Section>
        <div className={cx(columns.from960, styles.columns)}>
          {/* Without a flash state the outcome in the URL is of an old post, so the page does not show it. */}
          <SendAgain {...(flash && { flash, ...last })} />
          <NothingArrived />
        </div>
      </Section>
    </PageShell>
  );
}
