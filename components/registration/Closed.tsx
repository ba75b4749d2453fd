import { ButtonLink } from '@/components/ui/Button';
import { Notice } from '@/components/ui/Notice';
import { eventDate } from '@/lib/content/event-dates';
import type { SiteEvent } from '@/lib/content/events';
import { getWords } from '@/lib/content/words';
import styles from './Closed.module.css';

const words = getWords('registration');

type ClosedProps = {
  event: SiteEvent;
  sentence: string;
  /** Whether registration has not begun, so that nobody can have a pass. */
  isAhead: boolean;
};

/** Shown instead of the form when an event takes no registrations (docs/product/choices.md#c1). */
export function Closed({ event, sentence, isAhead }: ClosedProps) {
  return (
    <div className={styles.closed}>
      <Notice kind="info" title={sentence}>
        <p>
          {eventDate(event).full}, {event.venue.name}, {event.venue.city}.
        </p>
      </Notice>
      {!isAhead && <p>{words.closedText}</p>}
      <div className="cluster gap-3">
        <ButtonLink href="/pass">{words.sendMyPassAgain}</ButtonLink>
        <ButtonLink href="/enquire?topic=Next+event" variant="outline">
          {words.tellMe}
        </ButtonLink>
      </div>
    </div>
  );
}
