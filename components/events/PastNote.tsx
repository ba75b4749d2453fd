import { Notice } from '@/components/ui/Notice';
import { tookPlace } from '@/lib/content/event-dates';
import { eventBefore, getEvent, isOver, takesRegistrations, type EventSlug } from '@/lib/content/events';
import { now } from '@/lib/foundation/time';
import { messages } from './messages';
import styles from './PastNote.module.css';

/** Above a form: its event is over and the form still open, or the edition before this one is over. */
export function PastNote({ slug }: { slug: EventSlug }) {
  const at = now();
  const event = getEvent(slug);
  if (!takesRegistrations(event, at)) return null;
  const before = eventBefore(event);
  const sentence = isOver(event, at)
    ? `${tookPlace(event)} ${messages.stillOpen}`
    : before && tookPlace(before);
  if (!sentence) return null;
  return (
    <div className={styles.note}>
      <Notice kind="info">
        <p>{sentence}</p>
      </Notice>
    </div>
  );
}
