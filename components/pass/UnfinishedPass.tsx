import { ButtonLink } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { Section } from '@/components/ui/Section';
import type { PassState as State } from '@/lib/server/registration/passes';
import { getEventForm } from '@/lib/shared/content/events';
import { passPath } from '@/lib/shared/registration/replies';
import { PassPolling } from './PassPolling';

type UnfinishedKind = Exclude<State['kind'], 'ready' | 'none'>;
const noticeKinds = { registered: 'success', pending: 'info', failed: 'error', unavailable: 'info' } as const;

const unavailableText =
  'We cannot open this page right now. Your registration is safe. Try again in a minute.';

export type UnfinishedPassProps = { state: Extract<State, { kind: UnfinishedKind }>; token: string };

export function UnfinishedPass({ state, token }: UnfinishedPassProps) {
  const path = passPath(token);
  const form = state.kind !== 'unavailable' ? state.registration.kind : undefined;
  return (
    <Section>
      <div className="stack gap-5 measure start">
        <Notice kind={noticeKinds[state.kind]}>
          <p>{state.kind === 'unavailable' ? unavailableText : state.message}</p>
        </Notice>
        {state.kind === 'pending' && <PassPolling path={path} />}
        {state.kind === 'unavailable' && (
          <ButtonLink href={path} variant="outline">
            Try again
          </ButtonLink>
        )}
        {state.kind === 'failed' && form && (
          <ButtonLink href={getEventForm(form).path}>Back to the registration form</ButtonLink>
        )}
      </div>
    </Section>
  );
}
