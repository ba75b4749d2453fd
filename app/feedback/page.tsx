import { FeedbackForm } from '@/components/feedback/FeedbackForm';
import { FeedbackPage } from '@/components/feedback/FeedbackPage';
import { getFeedback } from '@/lib/content/information';
import { pageMetadata } from '@/lib/seo/metadata';
import { centreOptions } from './centre-options';

export const metadata = pageMetadata('/feedback');
/** Revalidated every five minutes in the background for the list of centres, so that no request waits for the backend. */
export const revalidate = 300;

export default async function Page() {
  const { questions, parts } = getFeedback();
  return (
    <FeedbackPage>
      <FeedbackForm centres={await centreOptions()} questions={questions} parts={parts} />
    </FeedbackPage>
  );
}
