import { Link } from '@/components/ui/Link';
import { tookPlace } from '@/lib/content/event-dates';
import { justOver } from '@/lib/content/event-state';
import { now } from '@/lib/foundation/time';
import { messages } from './messages';
import styles from './JustOver.module.css';

/** On the home page, for as long as passes can be sent again: the event is over. */
export function JustOver() {
  const event = justOver(now());
  if (!event) return null;
  return (
    <p className={styles.line}>
      {tookPlace(event)} <Link href="/pass">{messages.sendAgain}</Link>
    </p>
  );
}
