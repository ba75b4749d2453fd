import { eventDate, eventTitle, pastSentence } from '@/lib/content/event-dates';
import { openForm } from '@/lib/content/event-state';
import { now } from '@/lib/foundation/time';
import { messages } from './messages';

/** Under the title of News & Events: the event one can register for, which stands below in full. */
export function NextLine() {
  const event = openForm(now());
  if (!event) return null;
  return (
    <p>
      <a href="#coming">
        {pastSentence(event) || messages.comingLine(eventTitle(event), eventDate(event).full)}
      </a>
    </p>
  );
}
