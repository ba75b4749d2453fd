import { ButtonLink } from '@/components/ui/Button';
import { cx } from '@/components/ui/cx';
import { SeatsPill } from '@/components/ui/SeatsPill';
import { batchesHref } from '@/lib/shared/batches/filters';
import { shortDayLabels, type UpcomingBatch } from '@/lib/shared/batches/labels';
import { seatHref } from '@/lib/server/batches/classes';
import { formatShortDay } from '@/lib/shared/util/time';
import styles from './ClassList.module.css';

export type ClassListProps = {
  /** Slug of the course. */
  course: string;
  /** The city of the classes, if one is chosen. */
  city?: string | undefined;
  /** At most three. */
  batches: readonly UpcomingBatch[];
  /** Number of classes on /batches for the course, in the city. */
  total: number;
  /** True if a heading above already names the classes. */
  isNamed?: boolean;
};

/** `23 Nov`, for narrow lines. */
export const shortStart = ({ date, startDate = 'Soon' }: UpcomingBatch): string =>
  date ? formatShortDay(new Date(`${date}T12:00:00+05:00`)).replace(/ \d{4}$/, '') : startDate;

const placeOf = ({ centre: { name, city } }: UpcomingBatch) => (name === city ? name : `${name}, ${city}`);

function Row({ batch, audience }: { batch: UpcomingBatch; audience: string | undefined }) {
  const [day = '', ...month] = shortStart(batch).split(' ');
  const when = [audience, shortDayLabels[batch.days], batch.timeSlot].filter(Boolean);
  return (
    <li className={styles.row}>
      <p className={styles.date}>
        <span className={styles.day}>{day} </span>
        <span>{month.join(' ')}</span>
      </p>
      <div className={styles.what}>
        <a href={batch.centre.href}>{placeOf(batch)}</a>
        <p className={styles.when}>
          <span>{when.join(' · ')}</span> <SeatsPill status={batch.status} />
        </p>
      </div>
      <ButtonLink href={seatHref(batch)} variant="outline" className={styles.ask}>
        Ask
        <span className="visuallyHidden">
          : {batch.name}, {batch.centre.name}, {batch.startDate}
        </span>
      </ButtonLink>
    </li>
  );
}

/** The audience of all classes if it is the same, shown once above them. */
const audienceOfAll = ([first, ...others]: readonly UpcomingBatch[]) =>
  others.every(({ audience }) => audience === first?.audience) ? first?.audience : undefined;

/** Classes of a course, their audience, and a link to all of them. */
export function ClassList({ course, city, batches, total, isNamed }: ClassListProps) {
  const audience = audienceOfAll(batches);
  return (
    <div className={styles.next}>
      {(!isNamed || audience) && (
        <p className="strong">
          {!isNamed && <span>{total === 1 ? 'Next class' : 'Next classes'} </span>}
          {audience && <span className={styles.audience}>{audience}</span>}
        </p>
      )}
      <ul className={styles.list}>
        {batches.map((batch) => (
          <Row key={batch.id} batch={batch} audience={audience ? undefined : batch.audience} />
        ))}
      </ul>
      <AllClasses course={course} city={city} total={total} />
    </div>
  );
}

const AllClasses = ({ course, city, total }: Omit<ClassListProps, 'batches'>) => (
  <a href={batchesHref({ course: [course], ...(city && { city: [city] }) })} className={styles.all}>
    <span>{total === 1 ? 'See this class' : `All ${total} classes`}</span>
    <span className="visuallyHidden"> {`of ${course.replaceAll('-', ' ')}`}</span>
  </a>
);

/** The classes on a card: only start and centre. */
export const SmallClassList = ({ batches, ...all }: ClassListProps) => (
  <div className={cx('stack', styles.small)}>
    <p className="strong">
      <span>{batches.length === 1 ? 'Next class' : 'Next classes'}</span>
      {batches[0]?.audience && <span className="muted"> {batches[0].audience}</span>}
    </p>
    <ul className={styles.smallList}>
      {batches.map((batch) => (
        <li key={batch.id}>
          <span className="strong">{shortStart(batch)}</span> <span>{batch.centre.name}</span>
        </li>
      ))}
    </ul>
    <AllClasses {...all} />
  </div>
);
