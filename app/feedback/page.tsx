import { cookies } from 'next/headers';
import styles from '@/components/feedback/Feedback.module.css';
import { FeedbackConfirmation } from '@/components/feedback/FeedbackConfirmation';
import { FeedbackForm } from '@/components/feedback/FeedbackForm';
import columns from '@/components/ui/Columns.module.css';
import grounds from '@/components/ui/Ground.module.css';
import { Link } from '@/components/ui/Link';
import { Notice } from '@/components/ui/Notice';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import { getFeedback } from '@/lib/server/catalogue/page-content';
import { words } from '@/lib/server/catalogue/page-words';
import { readLastPost } from '@/lib/server/forms/flash';
import { formMetadata } from '@/lib/server/seo/metadata';
import { feedbackOutcomes } from '@/lib/shared/feedback/fields';
import { feedbackMessages } from '@/lib/shared/feedback/messages';
import { centreOptions } from './centre-options';

type Props = PageProps<'/feedback'>;

const lastFeedback = async ({ searchParams }: Props) =>
  readLastPost('feedback', await cookies(), (await searchParams).outcome, feedbackOutcomes);

export async function generateMetadata(props: Props) {
  return formMetadata('/feedback', await lastFeedback(props));
}

/** The form, or after a post without JavaScript (`?outcome=`) the thanks or the form with answers and errors. */
export default async function FeedbackFormPage(props: Props) {
  const { accepted, rejected, flash } = await lastFeedback(props);
  return (
    <Page path="/feedback" title={words.feedback.heading} lead={words.feedback.lead} art="feedback">
      <Section>
        <div className={cx(columns.from960, styles.columns)}>
          <div className="stack gap-5">
            {rejected && rejected !== 'invalid' && (
              <Notice kind="error" title={feedbackMessages[rejected]} announce="alert" />
            )}
            {accepted ? (
              <FeedbackConfirmation />
            ) : (
              <FeedbackForm {...getFeedback()} flash={flash} centres={await centreOptions()} />
            )}
          </div>
          <aside
            className={cx('stack gap-3', columns.sticky, grounds.sky, styles.aside)}
            aria-label={words.feedback.asideLabel}
          >
            <h2 className="card-title">{words.feedback.readersTitle}</h2>
            <p>{words.feedback.readersText}</p>
            <h2 className="card-title">{words.feedback.nextTitle}</h2>
            <p>{words.feedback.nextText}</p>
            <p>
              <Link href="/privacy#forms">{words.feedback.privacyLink}</Link>
            </p>
          </aside>
        </div>
      </Section>
    </Page>
  );
}
