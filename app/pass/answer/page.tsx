import { resendProblems, type ResendProblem } from '@/lib/pass-page/resend';
import { pageMetadata } from '@/lib/seo/metadata';
import { SendPassAgainScreen } from '../_screen/SendPassAgainScreen';

/** Reached by the rewrite of /pass with the outcome of a post without JavaScript. */
export const metadata = pageMetadata('/pass');

const isProblem = (code: unknown): code is ResendProblem =>
  typeof code === 'string' && Object.hasOwn(resendProblems, code);

export default async function SendPassAgainAnswerPage({ searchParams }: PageProps<'/pass/answer'>) {
  const { sent, wrong } = await searchParams;
  return (
    <SendPassAgainScreen sent={sent === '1'} {...(isProblem(wrong) && { problem: resendProblems[wrong] })} />
  );
}
