import grounds from '@/components/ui/Ground.module.css';
import { Icon, type IconName } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import { cx } from '@/components/ui/cx';
import { eventTitle, souvenirActionByForm } from '@/lib/server/catalogue/events/event-texts';
import { arePassesKept, getOpenForm } from '@/lib/server/catalogue/page-state';
import { isOver } from '@/lib/shared/content/events';
import { now } from '@/lib/shared/util/time';
import styles from './MenuTasks.module.css';

const { signal, sky } = grounds;
const tasks: readonly { href: string; label: string; icon: IconName }[] = [
  { href: '/batches', label: 'Find a class', icon: 'calendar' },
  { href: '/locations', label: 'Find a centre', icon: 'pin' },
  { href: '/courses', label: 'Courses and fees', icon: 'fee' },
  { href: '/which-course', label: 'Which course suits me?', icon: 'question' },
];

export const MenuTasks = () => (
  <>
    <ul className={styles.tasks}>
      {tasks.map(({ href, label, icon }, index) => (
        <li key={href}>
          <Link
            href={href}
            className={cx('row gap-2 strong', linkStyles.quiet, index < 2 ? signal : sky, styles.task)}
          >
            <Icon name={icon} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
    <MenuEvent isPast={false} />
  </>
);

/** The event with an open form: at the top of the menu while it is coming, at its end if `isPast`. */
export function MenuEvent({ isPast }: { isPast: boolean }) {
  const at = now();
  const event = getOpenForm(at);
  if (!event || isOver(event, at) !== isPast || (isPast && !arePassesKept(at))) return null;
  return (
    <p className={cx('small', linkStyles.taps, styles.event)}>
      <Link href={event.path} className={linkStyles.plain}>
        {`${eventTitle(event)}: ${isPast ? souvenirActionByForm[event.slug] : 'register'}`}
      </Link>
    </p>
  );
}
