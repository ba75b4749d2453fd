import { Link } from '@/components/ui/Link';
import { justOver, openForm } from '@/lib/server/content/page-state';
import { isOver } from '@/lib/shared/content/events';
import { formatDay, now } from '@/lib/shared/util/time';
import { cx } from '@/components/ui/cx';
import styles from './EventLine.module.css';

/**
 * The past event on the home page: name, day, and link to a pass. Shown while its form is open or passes can be sent
 * again.
 */
export function EventLine() {
  const at = now();
  const open = openForm(at);
  const late = open && isOver(open, at) ? open : undefined;
  const event = late ?? (open ? undefined : justOver(at));
  if (!event) return null;
  const words = `${event.name}, ${formatDay(new Date(event.starts))}`;
  return (
    <aside className="on-signal screenOnly" aria-label="Last event">
      <p className={cx('container cluster middle small', styles.line)}>
        {late ? (
          <a href={late.path} className={cx('tap strong', styles.event)}>
            {words}
          </a>
        ) : (
          <strong>{words}</strong>
        )}
        <Link href="/pass" className="tap strong">
          Passes
        </Link>
      </p>
    </aside>
  );
}
