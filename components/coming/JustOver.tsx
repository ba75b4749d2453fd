import Link from 'next/link';
import { justOver } from '@/lib/events/coming';
import { now } from '@/lib/foundation/time';
import { messages } from './messages';
import styles from './JustOver.module.css';

/** On the home page, for as long as passes can be sent again: the event is over. */
export function JustOver() {
  const sentence = justOver(now());
  if (!sentence) return null;
  return (
    <p className={styles.line}>
      {sentence}{' '}
      <Link href="/pass" prefetch={false}>
        {messages.sendAgain}
      </Link>
    </p>
  );
}
