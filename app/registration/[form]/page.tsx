import { cookies } from 'next/headers';
import { NotFoundScreen, notFoundMetadata } from '@/components/errors/NotFoundScreen';
import { EventMore, AfterRegistering } from '@/components/events/EventMore';
import { RegistrationPage } from '@/components/registration/RegistrationPage';
import { readLastPost } from '@/lib/server/forms/flash';
import { replyForPage } from '@/lib/server/registration/registration-outcome';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { getEventForm } from '@/lib/shared/content/events';
import { type FormName, formNames } from '@/lib/shared/registration/fields';
import { registrationOutcomes } from '@/lib/shared/registration/replies';

type Props = PageProps<'/registration/[form]'>;

const formOf = async ({ params }: Props) => {
  const { form } = await params;
  return formNames.find((name) => name === form);
};

export async function generateMetadata(props: Props) {
  const form = await formOf(props);
  if (!form) return notFoundMetadata;
  const { rejected } = await lastRegistration(form, props);
  return pageMetadata(getEventForm(form).path, { index: false, hasErrors: rejected === 'invalid' });
}

/** Outcome and answers of the last post; no answers if the URL's pass or reference is another post's. */
async function lastRegistration(form: FormName, { searchParams }: Props) {
  const { outcome, pass, reference } = await searchParams;
  const lastPost = [pass, reference].find((text) => typeof text === 'string');
  return readLastPost(form, await cookies(), outcome, registrationOutcomes, lastPost);
}

/** The target of the 303 after a post without JavaScript. */
export default async function AfterPostPage(props: Props) {
  const form = await formOf(props);
  if (!form) return <NotFoundScreen />;
  const { pass, reference } = await props.searchParams;
  const { accepted, rejected, flash } = await lastRegistration(form, props);
  const outcome = accepted ?? rejected;
  const query = { token: typeof pass === 'string' ? pass : '', reference: String(reference ?? '') };
  return (
    <RegistrationPage
      form={form}
      flash={flash}
      reply={outcome && (await replyForPage(form, outcome, query))}
      hidesForm={accepted !== undefined}
      afterResult={<AfterRegistering slug={form} />}
      more={<EventMore slug={form} />}
    />
  );
}
