import type { ReactNode } from 'react';
import { officeHref } from '@/lib/shared/content/office';
import type { PageOutcome, RegistrationReply } from '@/lib/shared/registration/replies';
import { Result } from './Result';

type OutcomeProps = {
  reply: RegistrationReply;
  /** The registered email address. */
  email?: string | undefined;
  firstName?: string | undefined;
  /** Further offers next to the registration. */
  next: ReactNode;
};

/** The outcome of a post without JavaScript. */
export const Outcome = ({ reply, email, firstName, next }: OutcomeProps) => (
  <Result reply={reply} email={email} firstName={firstName} nextEvent={officeHref('next-event')}>
    {reply.kind === 'registered' && next}
  </Result>
);

/** True if the form is shown with this outcome. */
export const showsForm = (kind: PageOutcome): boolean =>
  ['invalid', 'failed', 'limited', 'limited-for-an-hour', 'closed'].includes(kind);
