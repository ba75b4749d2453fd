import { ButtonLink } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { eventDate } from '@/lib/server/content/event-dates';
import { phaseOf, type SiteEvent } from '@/lib/shared/content/events';
import { officeHref } from '@/lib/shared/content/office';
import { words } from '@/content/pages/registration';
import { now } from '@/lib/shared/util/time';
import { cx } from '@/components/ui/cx';
import styles from './RegistrationForm.module.css';

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
