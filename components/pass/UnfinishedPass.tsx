import { ButtonLink } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import type { PassState as State } from '@/lib/server/registration/passes';
import { getEventForm } from '@/lib/shared/content/events';
import { passPath } from '@/lib/shared/registration/replies';
import styles from './Pass.module.css';
import { PassPolling } from './PassPolling';

type UnfinishedKind = Exclude<State['kind'], 'ready' | 'none'>;
const noticeKinds: Readonly<Record<UnfinishedKind, 'info' | 'success' | 'error'>> = {
  received: 'success',
  pending: 'info',
  failed: 'error',
  unavailable: 'info',
};

const unavailableText =
  'We cannot open this page right now. Your registration is safe. Try again in a minute.';

export type UnfinishedPassProps = { state: Extract<State, { kind: UnfinishedKind }>; token: string };

/** A registration without a pass: received (VIP), being processed, failed, or not readable now. */
export function UnfinishedPass({ state, token }: UnfinishedPassProps) {
  const path = passPath(token);
  const form = state.kind !== 'unavailable' ? state.registration.kind : undefined;
  return (
    <Section>
      <div className={cx('stack gap-5 measure', styles.unfinished)}>
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
