import { milestoneDate, milestoneOf, milestoneState, type Award } from '@/lib/content/awards';
import { lastEventSentence } from '@/lib/events/coming';
import { messages } from './messages';

type AwardNoteProps = { award: Award; at: Date };

/**
 * Beside the button to nominate, which the specification keeps: that submissions have closed, and that the event at which
 * the winners were named is over.
 */
export function AwardNote({ award, at }: AwardNoteProps) {
  const closing = milestoneOf(award, 'close');
  const isClosed = closing && milestoneState(closing, at) === 'past';
  return (
    <>
      {isClosed && <span>{messages.closed(closing.from.slice(0, 4), milestoneDate(closing))}</span>}{' '}
      <span>{lastEventSentence(at)}</span>
    </>
  );
}
