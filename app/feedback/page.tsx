import { cookies } from 'next/headers';
import { FeedbackForm } from '@/components/feedback/FeedbackForm';
import styles from '@/components/feedback/Feedback.module.css';
import { Confirmation } from '@/components/feedback/Confirmation';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/Link';
import { Notice } from '@/components/ui/Notice';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { feedback } from '@/content/feedback';
import { words } from '@/content/pages/feedback';
import { withFacts } from '@/lib/server/content/facts';
import { feedbackOutcomeOf, feedbackMessages } from '@/lib/shared/feedback/fields';
import { readFlash } from '@/lib/server/forms/flash';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { centreOptions } from './centre-options';

type Props = PageProps<'/feedback'>;

/** The outcome to show, and the flash state. Back or a reload may show the address of an earlier, rejected post. */
async function lastPost({ searchParams }: Props) {
  const flash = readFlash('feedback', await cookies());
  const outcome = feedbackOutcomeOf((await searchParams).outcome);
  const isOutdated = flash?.isAccepted && outcome !== 'saved';
  return isOutdated ? { outcome: undefined, flash: undefined } : { outcome, flash };
}

export async function generateMetadata(props: Props) {
  const { outcome } = await lastPost(props);
  return pageMetadata('/feedback', outcome && { index: false, hasErrors: outcome === 'invalid' });
}

/** The form. After a post without JavaScript (`?outcome=`) the thanks, or the form with all answers and errors. */
export default async function FeedbackFormPage(props: Props) {
  const { outcome, flash } = await lastPost(props);
  return (
    <Page path="/feedback" title={words.heading} lead={words.lead} art="feedback">
      <Section>
        <div className={cx('stack gap-7 columns-960', styles.columns)}>
          <div className={cx('stack contained gap-5', styles.main)}>
            {outcome && outcome !== 'invalid' && outcome !== 'saved' && (
              <Notice kind="error" title={feedbackMessages[outcome]} announce="alert" />
            )}
            {outcome === 'saved' ? (
              <Confirmation />
            ) : (
              <FeedbackForm
                {...withFacts(feedback)}
                flash={outcome && flash}
                centres={await centreOptions()}
              />
            )}
          </div>
          <aside
            className={cx('stack gap-3 sticky-960 on-sky', styles.aside)}
            aria-label={words.aboutThisForm}
          >
            <h2 className="card-title">{words.whoReadsIt}</h2>
            <p>{words.whoReadsItText}</p>
            <h2 className="card-title">{words.whatHappensNext}</h2>
            <p>{words.whatHappensNextText}</p>
            <p>
              <Link href="/privacy#forms">{words.privacyLink}</Link>
            </p>
          </aside>
        </div>
      </Section>
    </Page>
  );
}
