import type { ReactNode } from 'react';
import { officeHref } from '@/lib/shared/content/office';
import type { PageOutcome, RegistrationReply } from '@/lib/shared/registration/replies';
import { Result } from './Result';
import { ButtonLink } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { eventDate } from '@/lib/server/content/event-dates';
import { phaseOf, type SiteEvent } from '@/lib/shared/content/events';
import { words } from '@/content/pages/registration';
import { now } from '@/lib/shared/util/time';
import { cx } from '@/components/ui/cx';
import styles from './RegistrationForm.module.css';

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

type ClosedProps = {
  event: SiteEvent;
  sentence: string;
};

/** Shown instead of the form if an event accepts no registrations: over, or closed in content. */
export function Closed({ event, sentence }: ClosedProps) {
  // The team sends VIP passes, so the site cannot resend one.
  const isVip = event.slug === 'vip';
  return (
    <div className={cx('stack gap-5', styles.closed)}>
      <Notice kind="info" title={sentence}>
        <p>
          {eventDate(event).full}, {event.venue.name}, {event.venue.city}.
        </p>
      </Notice>
      {phaseOf(event, now()) !== 'ahead' && <p>{isVip ? words.closedVipText : words.closedText}</p>}
      <div className="cluster gap-3">
        {!isVip && <ButtonLink href="/pass">{words.sendMyPassAgain}</ButtonLink>}
        <ButtonLink href={officeHref('next-event')} variant="outline">
          {words.tellMe}
        </ButtonLink>
      </div>
    </div>
  );
}
