import { milestoneDate, milestoneOf, milestoneState, type Award } from '@/lib/content/awards';
import { messages } from './messages';

type ClosedNoteProps = { award: Award; at: Date };

/** A note beside the button once submissions have closed; the button remains (docs/product/choices.md#c1). */
export function ClosedNote({ award, at }: ClosedNoteProps) {
  const closing = milestoneOf(award, 'close');
  if (!closing || milestoneState(closing, at) !== 'past') return null;
  return <>{messages.closed(closing.from.slice(0, 4), milestoneDate(closing))}</>;
}
