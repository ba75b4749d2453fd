import { cookies } from 'next/headers';
import { FeedbackForm } from '@/components/feedback/FeedbackForm';
import { FeedbackPage } from '@/components/feedback/FeedbackPage';
import { Saved } from '@/components/feedback/Saved';
import { Notice } from '@/components/ui/Notice';
import { feedback } from '@/content/feedback';
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
  const metadata = pageMetadata('/feedback', outcome && { index: false });
  // As in GOV.UK's pattern, the title of a page with errors starts with "Error:", so that screen readers announce it
  // first.
  return outcome === 'invalid' ? { ...metadata, title: `Error: ${String(metadata.title)}` } : metadata;
}

/** The form. After a post without JavaScript (`?outcome=`) the thanks, or the form with all answers and errors. */
export default async function FeedbackFormPage(props: Props) {
  const { outcome, flash } = await lastPost(props);
  if (outcome === 'saved')
    return (
      <FeedbackPage>
        <Saved />
      </FeedbackPage>
    );
  return (
    <FeedbackPage>
      {outcome && outcome !== 'invalid' && (
        <Notice kind="error" title={feedbackMessages[outcome]} announce="alert" />
      )}
      <FeedbackForm {...withFacts(feedback)} flash={outcome && flash} centres={await centreOptions()} />
    </FeedbackPage>
  );
}
