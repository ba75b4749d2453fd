import { MissingStatus } from '@/components/ui/MissingStatus';
import { ButtonLink } from '@/components/ui/Button';
import { PageShell } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { words } from '@/lib/server/catalogue/words';
import { cx } from '@/components/ui/cx';
import styles from './Pass.module.css';
import { withParts } from '@/components/ui/with-parts';
import { getSite, whatsappLink } from '@/lib/shared/content/site';
import { Notice } from '@/components/ui/Notice';
import { getEventForm } from '@/lib/shared/content/events';
import { passPage } from '@/lib/shared/registration/replies';
import type { PassState as State } from '@/lib/server/registration/passes';
import { Waiting } from './Waiting';
import grounds from '@/components/ui/Ground.module.css';

/** Shown for a truncated, unknown or expired pass link: possible reasons, and how to get a new link. */
export const NoPass = () => (
  <PageShell
    title={words.noPass.heading}
    lead={words.noPass.lead}
    path="/pass"
    last={words.noPass.breadcrumb}
    art="not-found"
  >
    <MissingStatus />
    <Section>
      <p className={cx('measure', styles.noPassWords)}>{words.noPass.resendText}</p>
      <ButtonLink href="/pass">{words.noPass.resendLink}</ButtonLink>
    </Section>
  </PageShell>
);

/** What to do if the email does not arrive: known reasons, likeliest first. */
export function NothingArrived() {
  const { eventsEmail } = getSite();
  return (
    <section className={cx('stack gap-4', grounds.sky, grounds.panel)} aria-labelledby="nothing-arrived">
      <h2 id="nothing-arrived" className="card-title">
        {words.pass.helpTitle}
      </h2>
      <ol className={styles.steps}>
        <li>{words.pass.waitText}</li>
        <li>{words.pass.otherAddressText}</li>
        <li>{words.pass.vipText}</li>
        <li>
          {words.pass.contact} <a href={`mailto:${eventsEmail}`}>our events team</a>{' '}
          {withParts(
            'or on [WhatsApp], or [register] if you have not yet.',
            whatsappLink(),
            '/aptech-vision-vistor',
          )}
        </li>
      </ol>
    </section>
  );
}

type Shown = Exclude<State['kind'], 'ready' | 'none'>;
const noticeKinds: Readonly<Record<Shown, 'info' | 'success' | 'error'>> = {
  received: 'success',
  pending: 'info',
  failed: 'error',
  unavailable: 'info',
};

const unavailable = 'We cannot open this page right now. Your registration is safe. Try again in a minute.';

export type UnfinishedPassProps = { state: Extract<State, { kind: Shown }>; token: string };

/** A registration without a pass: still being processed, or never getting one. */
export function UnfinishedPass({ state, token }: UnfinishedPassProps) {
  const path = passPage(token);
  const form = state.kind !== 'unavailable' ? state.row.kind : undefined;
  return (
    <Section>
      <div className={cx('stack gap-5 measure', styles.state)}>
        <Notice kind={noticeKinds[state.kind]}>
          <p>{state.kind === 'unavailable' ? unavailable : state.message}</p>
        </Notice>
        {state.kind === 'pending' && <Waiting path={path} />}
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
