import { ButtonLink } from '@/components/ui/Button/Button';
import { results } from '@/lib/registration/messages';
import type { FormName } from '@/lib/registration/fields';
import type { PageOutcome, RegistrationReply } from '@/lib/registration/replies';
import { Result } from '../Result/Result';

export type OutcomeProps = {
  form: FormName;
  kind: PageOutcome;
  token: string;
  /** Names of the pass's images; empty while they cannot be drawn, or for VIP. */
  files: readonly string[];
};

/** The reply behind the address a visitor without JavaScript was sent to. Errors of fields show at the fields instead. */
function replyOf({
  form,
  kind,
  token,
  files,
}: OutcomeProps): Exclude<RegistrationReply, { kind: 'invalid' }> | undefined {
  switch (kind) {
    case 'registered': {
      if (token && files.length === 0) return { kind: 'pending', message: results.finishing };
      const links = files.map((name) => ({ url: `/api/passes/${token}/${name}`, name }));
      return {
        kind,
        message: results[form],
        ...(files.length > 0 && { pass: { page: `/pass/${token}`, files: links } }),
      };
    }
    case 'already':
      return { kind, message: results.already };
    case 'finishing':
      return { kind: 'pending', message: results.finishing };
    case 'unconfirmed':
      return { kind: 'pending', message: results.unconfirmed };
    case 'failed':
      return { kind, message: results.failed };
    case 'invalid':
    case 'closed':
      return undefined;
  }
}

/** What became of a post without JavaScript. */
export function Outcome(props: OutcomeProps) {
  const reply = replyOf(props);
  if (!reply) return undefined;
  const { kind, token } = props;
  return (
    <Result reply={reply}>
      {kind === 'finishing' && token && (
        <ButtonLink href={`/pass/${encodeURIComponent(token)}`} look="outline">
          See whether your pass is ready
        </ButtonLink>
      )}
    </Result>
  );
}

/** Whether the form comes back. */
export const leavesForm = (kind: PageOutcome): boolean =>
  kind === 'invalid' || kind === 'failed' || kind === 'closed';
