import { getEvent, isOver } from '@/lib/shared/content/events';
import { calendarHref } from '@/lib/server/events/calendar';
import { whatIsComing, type ComingSlug } from '@/lib/server/events/coming';
import { now } from '@/lib/shared/util/time';

/** After a registration: the other registrations of that day, and the calendar; nothing once the event is over. */
export function NextAfter({ slug }: { slug: ComingSlug }) {
  const at = now();
  const others = whatIsComing(at).filter((item) => item.slug !== slug && item.slug !== 'vip' && item.isOpen);
  if (others.length === 0 || isOver(getEvent('visitor'), at)) return null;
  return (
    <div className="stack gap-2">
      <p>
        Also on that day:{' '}
        {others.map(({ slug: other, href, title }, index) => (
          <span key={other}>
            {index > 0 && <span>, </span>}
            <a href={href}>{title}</a>
          </span>
        ))}
      </p>
      <p>
        <a href={calendarHref(slug === 'conference' ? 'conference' : 'visitor')} download>
          Add it to your calendar
        </a>
      </p>
    </div>
  );
}
