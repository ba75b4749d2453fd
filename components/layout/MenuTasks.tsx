import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import { cx } from '@/components/ui/cx';
import { eventTitle } from '@/lib/server/catalogue/events/event-dates';
import { canResendPasses, getOpenForm } from '@/lib/server/catalogue/page-state';
import { now } from '@/lib/shared/util/time';
import styles from './MainNav.module.css';

const tasks: readonly { href: string; label: string; mark: ReactNode }[] = [
  { href: '/batches', label: 'Find a class', mark: <Icon name="calendar" /> },
  { href: '/locations', label: 'Find a centre', mark: <Icon name="pin" /> },
  { href: '/courses', label: 'Courses and fees', mark: 'PKR' },
  { href: '/which-course', label: 'Which course suits me', mark: '?' },
];

/** The top of the menu of narrow screens: four tasks, the event whose form is open, and lost passes. */
export function MenuTasks() {
  const at = now();
  const event = getOpenForm(at);
  return (
    <>
      <ul className={styles.tasks}>
        {tasks.map(({ href, label, mark }) => (
          <li key={href}>
            <Link href={href} className={cx('strong', linkStyles.plain, styles.task)}>
              <span className={styles.mark} aria-hidden="true">
                {mark}
              </span>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      {event && (
        <p className={cx(linkStyles.taps, styles.event)}>
          <Link href={event.path} className={linkStyles.plain}>{`${eventTitle(event)}: register`}</Link>
        </p>
      )}
      {canResendPasses(at) && (
        <p className={cx(linkStyles.taps, styles.event)}>
          <Link href="/pass" className={linkStyles.plain}>
            Send my pass again
          </Link>
        </p>
      )}
    </>
  );
}
