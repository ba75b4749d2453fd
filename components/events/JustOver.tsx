import { Link } from '@/components/ui/Link';
import { tookPlace } from '@/lib/content/event-dates';
import { justOver } from '@/lib/content/event-state';
import { phaseOf } from '@/lib/content/events';
import { now } from '@/lib/foundation/time';
import { messages } from './messages';
import styles from './JustOver.module.css';

/**
 * On the home page, for as long as passes can be sent again: says that the event is over. A form that is still open says so
 * itself.
 */
export function JustOver() {
  const at = now();
  const event = justOver(at);
  if (!event || phaseOf(event, at) === 'late') return null;
  return (
    <p className={styles.line}>
      {tookPlace(event)} <Link href="/pass">{messages.sendAgain}</Link>
    </p>
  );
}
