import { ButtonLink } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { Section } from '@/components/ui/Section';
import { getEvent } from '@/lib/shared/content/events';
import { passPage } from '@/lib/shared/registration/replies';
import { results } from '@/lib/shared/registration/messages';
import type { PassState as State } from '@/lib/server/registration/registration';
import { Waiting } from './Waiting';
import { cx } from '@/components/ui/cx';
import styles from './Pass.module.css';

type Shown = Exclude<State['kind'], 'ready' | 'none'>;
type NoticeText = { kind: 'info' | 'success' | 'error'; text: string };

const notices: Readonly<Record<Exclude<Shown, 'pending'>, NoticeText>> = {
  unconfirmed: { kind: 'info', text: results.unconfirmed },
  received: { kind: 'success', text: results.vip },
  failed: { kind: 'error', text: results.failed },
  unavailable: {
    kind: 'info',
    text: 'We cannot open this page right now. Your registration is safe. Try again in a minute.',
  },
};

export type UnfinishedPassProps = { state: Extract<State, { kind: Shown }>; token: string };

/** A registration without a pass: still being processed, or never getting one. */
export function UnfinishedPass({ state, token }: UnfinishedPassProps) {
  const { kind, text } =
    state.kind === 'pending' ? { kind: 'info' as const, text: state.message } : notices[state.kind];
  const path = passPage(token);
  const form = state.kind !== 'unavailable' ? state.row.kind : undefined;
  return (
    <Section>
      <div className={cx('stack gap-5 measure', styles.state)}>
        <Notice kind={kind}>
          <p>{text}</p>
        </Notice>
        {state.kind === 'pending' && <Waiting path={path} />}
        {state.kind === 'unavailable' && (
          <ButtonLink href={path} variant="outline">
            Try again
          </ButtonLink>
        )}
        {state.kind === 'failed' && form && (
          <ButtonLink href={getEvent(form).path}>Back to the registration form</ButtonLink>
        )}
      </div>
    </Section>
  );
}
