import { SeatsPill } from '@/components/ui/SeatsPill';
import { batchesHref } from '@/lib/batches/filters';
import { shortDayLabels } from '@/lib/batches/labels';
import type { UpcomingBatch } from '@/lib/batches/types';
import { cx } from '@/components/ui/cx';
import { formatShortDay } from '@/lib/foundation/time';
import { messages } from './messages';
import styles from './NextBatches.module.css';

type NextBatchesProps = {
  /** Slug of the course. */
  course: string;
  /** Three at most. */
  batches: readonly UpcomingBatch[];
  /** All that there are. */
  total: number;
  /** For a card: start and centre only. */
  small: boolean;
};

/** `23 Nov` for the narrow lines of a card. */
const shortStart = ({ date, startDate = messages.soon }: UpcomingBatch) =>
  date ? formatShortDay(new Date(`${date}T12:00:00+05:00`)).replace(/ \d{4}$/, '') : startDate;

/** The next classes of a course, and the way to all of them. */
export const NextBatches = ({ course, batches, total, small }: NextBatchesProps) => (
  <div className={cx('stack gap-2', small && styles.small)}>
    <p className="strong">{total === 1 ? messages.nextClass : messages.nextClasses}</p>
    <ul className={styles.list}>
      {batches.map((batch) => (
        <li key={batch.id}>
          <span className={styles.start}>
            {small ? shortStart(batch) : (batch.startDate ?? messages.soon)}
          </span>
          <span className={styles.centre}>{batch.centre.name}</span>
          {!small && (
            <>
              <span className="muted">
                {[shortDayLabels[batch.days], batch.timeSlot].filter(Boolean).join(', ')}
              </span>
              <SeatsPill status={batch.status} />
            </>
          )}
        </li>
      ))}
    </ul>
    <a href={batchesHref({ course: [course] })} className={styles.all}>
      <span>{total === 1 ? messages.seeThisClass : messages.allClasses(total)}</span>
      <span className="visuallyHidden"> {messages.ofCourse(course.replaceAll('-', ' '))}</span>
    </a>
  </div>
);
