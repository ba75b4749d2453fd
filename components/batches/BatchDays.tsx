import type { FoundBatch } from '@/lib/server/batches/find';
import { groupBy } from '@/lib/shared/util/collections';
import { formatDayAndMonth } from '@/lib/shared/util/time';
import { ClassRows } from '@/components/next-classes/ClassRow';
import { BatchRow } from './BatchRow';
import { cx } from '@/components/ui/cx';
import styles from './BatchDays.module.css';

type BatchDaysProps = { batches: readonly FoundBatch[] };

const atNoon = (date: string) => new Date(`${date}T12:00:00+05:00`);

/** The heading of a class: its day, "no date yet" or "already started". */
function headingOf(batch: FoundBatch): string {
  if (batch.hasStarted) return 'Already started, with seats left';
  return batch.date ? batch.date : 'No start date yet';
}

function Heading({ text, first }: { text: string; first: FoundBatch }) {
  if (first.hasStarted || !first.date) return <h3 className={cx('sticky-960', styles.heading)}>{text}</h3>;
  const { weekday, day } = formatDayAndMonth(atNoon(first.date));
  return (
    <h3 className={cx('sticky-960', styles.heading)}>
      <time dateTime={first.date}>
        <span className={styles.weekday}>{weekday} </span>
        {day}
        {first.startsIn && <span className={styles.soon}> {first.startsIn}</span>}
      </time>
    </h3>
  );
}

/** Classes grouped by start day, in the given order. */
export function BatchDays({ batches }: BatchDaysProps) {
  const days = groupBy(batches, headingOf);
  return (
    <div className="stack gap-6">
      {[...days].map(([text, ofDay]) => (
        <section key={text} className={cx('stack columns-960', styles.day)}>
          {ofDay[0] && <Heading text={text} first={ofDay[0]} />}
          <ClassRows>
            {ofDay.map((batch) => (
              <BatchRow key={batch.id} batch={batch} />
            ))}
          </ClassRows>
        </section>
      ))}
    </div>
  );
}
