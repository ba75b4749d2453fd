import { ButtonLink } from '@/components/ui/Button';
import { passPage } from '@/lib/registration/links';
import type { PageOutcome, RegistrationReply } from '@/lib/registration/replies';
import { messages } from './messages';
import { Result } from './Result';

type OutcomeProps = {
  reply: Exclude<RegistrationReply, { kind: 'invalid' }>;
  /** Token of the pass link while it is being finished; '' without one. */
  token: string;
};

/** The outcome of a post without JavaScript. */
export const Outcome = ({ reply, token }: OutcomeProps) => (
  <Result reply={reply}>
    {reply.kind === 'pending' && token && (
      <ButtonLink href={passPage(encodeURIComponent(token))} variant="outline">
        {messages.seeWhetherReady}
      </ButtonLink>
    )}
  </Result>
);

/** Whether the form is shown with this outcome. */
export const leavesForm = (kind: PageOutcome): boolean =>
  kind === 'invalid' || kind === 'failed' || kind === 'closed';
