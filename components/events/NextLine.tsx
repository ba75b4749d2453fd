import { eventDate, eventTitle } from '@/lib/server/content/event-dates';
import { openForm } from '@/lib/server/content/page-state';
import { isOver } from '@/lib/shared/content/events';
import { now } from '@/lib/shared/util/time';

/** Under the title of News & Events: the upcoming event, described in full further down. */
export function NextLine() {
  const at = now();
  const event = openForm(at);
  if (!event || isOver(event, at)) return null;
  return (
    <p>
      <a href="#coming">{`Next: ${eventTitle(event)}, ${eventDate(event).full}`}</a>
    </p>
  );
}
