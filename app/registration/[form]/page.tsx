import { cookies } from 'next/headers';
import { redirect } from 'next/navigation';
import NotFound, { metadata as missing } from '@/app/not-found';
import { EventMore, AfterRegistering } from '@/components/events/EventMore';
import { RegistrationPage } from '@/components/registration/RegistrationPage';
import { getEvent } from '@/lib/shared/content/events';
import { readFlash } from '@/lib/server/forms/flash';
import { formNames } from '@/lib/shared/registration/fields';
import { replyOnPage } from '@/lib/server/registration/replies';
import { type PageOutcome, pageOutcomeOf } from '@/lib/shared/registration/replies';
import { pageMetadata } from '@/lib/server/seo/metadata';

type Props = PageProps<'/registration/[form]'>;

const formOf = async ({ params }: Props) => {
  const { form } = await params;
  return formNames.find((name) => name === form);
};

export async function generateMetadata(props: Props) {
  const form = await formOf(props);
  if (!form) return missing;
  const { outcome } = await props.searchParams;
  return pageMetadata(getEvent(form).path, { index: false, hasErrors: outcome === 'invalid' });
}

/** The outcomes that are shown with the form. */
const withForm: readonly PageOutcome[] = ['invalid', 'failed', 'limited', 'limited-for-an-hour', 'closed'];

/** The target of the 303 after a post without JavaScript: the form with answers and errors, or the outcome. */
export default async function AfterPostPage(props: Props) {
  const form = await formOf(props);
  if (!form) return <NotFound />;
  const { outcome, pass, reference } = await props.searchParams;
  const kind = pageOutcomeOf(outcome);
  const token = typeof pass === 'string' ? pass : '';
  const reply = await replyOnPage(form, kind, { token, reference: String(reference ?? '') });
  const flash = readFlash(form, await cookies());
  // The address after a later post with JavaScript was accepted, or that of an earlier, rejected post.
  const isDone = !withForm.includes(kind);
  if (outcome === undefined || (!isDone && flash?.isAccepted)) redirect(getEvent(form).path);
  return (
    <RegistrationPage
      form={form}
      flash={flash}
      reply={reply}
      done={isDone}
      next={<AfterRegistering slug={form} />}
      more={<EventMore slug={form} />}
    />
  );
}
