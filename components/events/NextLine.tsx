import { eventDate, eventTitle } from '@/lib/content/event-dates';
import { invitation } from '@/lib/content/event-state';
import { now } from '@/lib/foundation/time';
import { messages } from './messages';

/** Under the title of News & Events: the next event, which stands below in full. */
export function NextLine() {
  const event = invitation(now());
  if (!event) return null;
  return (
    <p>
      <a href="#coming">{messages.comingLine(eventTitle(event), eventDate(event).full)}</a>
    </p>
  );
}
