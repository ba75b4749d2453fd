import { ButtonLink } from '@/components/ui/Button';
import { milestoneDate, milestoneOf, milestoneState, type Award } from '@/lib/server/events/awards';
import { getSite } from '@/lib/shared/content/site';
import { messages } from './messages';

type NominateLinkProps = {
  award: Award;
  /** Current instant, from lib/shared/util/time: decides whether nominations have closed. */
  at: Date;
  /** The button while nominations are open. */
  variant?: 'primary' | 'ink';
  tone?: 'ink';
};

/**
 * 'Nominate yourself': the nomination form is on another site and opens in a new tab. Once nominations have closed the
 * specified button stays, as a secondary one below a line that says so.
 */
export function NominateLink({ award, at, variant = 'primary', tone }: NominateLinkProps) {
  const closing = milestoneOf(award, 'close');
  const isClosed = closing && milestoneState(closing, at) === 'past';
  const closed = tone === 'ink' ? 'onInk' : 'outline';
  return (
    <span className="stack gap-3">
      {isClosed && <strong className="display large">{messages.closed(milestoneDate(closing))}</strong>}
      <span>
        <ButtonLink href={getSite().links.nomination} variant={isClosed ? closed : variant} external>
          {messages.nominateYourself}
        </ButtonLink>
      </span>
    </span>
  );
}
