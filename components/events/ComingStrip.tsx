import grounds from '@/components/ui/Ground.module.css';
import linkStyles from '@/components/ui/Link.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import { eventTitle } from '@/lib/server/catalogue/events/event-texts';
import { getOpenForm } from '@/lib/server/catalogue/page-state';
import { isOver } from '@/lib/shared/content/events';
import { weekdayAndDay, now } from '@/lib/shared/util/time';
import styles from './ComingStrip.module.css';

/** A line above the header while registration for a coming event is open. */
export function ComingStrip() {
  const at = now();
  const event = getOpenForm(at);
  if (!event || isOver(event, at)) return null;
  return (
    <aside className={cx('screenOnly', grounds.signal)} aria-label="Next event">
      <a href={event.path} className={cx('container row gap-3 small', linkStyles.plain, styles.link)}>
        <time dateTime={event.starts.slice(0, 10)}>{weekdayAndDay(event.starts).day}</time>
        <span className={cx('strong', styles.name)}>{eventTitle(event)}</span>
        <span className={cx('strong', textStyles.underlined)}>Register</span>
      </a>
    </aside>
  );
}
