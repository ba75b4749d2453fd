import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/Button';
import { officeHref } from '@/lib/shared/content/office';
import type { FormName } from '@/lib/shared/registration/fields';
import { type PageOutcome, passPage, type RegistrationReply } from '@/lib/shared/registration/replies';
import { Result } from './Result';

type OutcomeProps = {
  form: FormName;
  reply: RegistrationReply;
  /** The registered email address. */
  email?: string | undefined;
  /** Token of the pass link while pending; '' if none. */
  token: string;
  /** Further offers next to the registration. */
  next: ReactNode;
};

/** The outcome of a post without JavaScript. */
export const Outcome = ({ form, reply, email, token, next }: OutcomeProps) => (
  <Result reply={reply} email={email} nextEvent={officeHref('next-event')}>
    {reply.kind === 'registered' && next}
    {reply.kind === 'pending' && token && (
      <ButtonLink href={passPage(encodeURIComponent(token))} variant="outline">
        {form === 'vip' ? 'See the status of your application' : 'See whether your pass is ready'}
      </ButtonLink>
    )}
  </Result>
);

/** True if the form is shown with this outcome. */
export const showsForm = (kind: PageOutcome): boolean =>
  ['invalid', 'failed', 'limited', 'limited-for-an-hour', 'closed'].includes(kind);
