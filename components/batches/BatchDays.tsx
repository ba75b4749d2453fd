import type { FoundBatch } from '@/lib/server/batches/find';
import { groupBy } from '@/lib/shared/util/collections';
import { formatDayAndMonth, formatMoment } from '@/lib/shared/util/time';
import { ClassRow, ClassRows } from '@/components/next-classes/ClassRow';
import { cx } from '@/components/ui/cx';
import styles from './BatchResults.module.css';
import classRowStyles from '@/components/next-classes/ClassRow.module.css';
import { ButtonLink } from '@/components/ui/Button';
import { SaveButton } from '@/components/ui/SaveButton';
import { seatChat } from '@/lib/server/batches/classes';
import { getCentre } from '@/lib/shared/content/centres';
import { Distance } from './Distance';

type BatchDaysProps = { batches: readonly FoundBatch[] };

/** The heading of a class: its day, "no date yet" or "already started". */
function headingOf(batch: FoundBatch): string {
  if (batch.hasStarted) return 'Already started, with seats left';
  return batch.date ? batch.date : 'No start date yet';
}

function Heading({ text, first }: { text: string; first: FoundBatch }) {
  if (first.hasStarted || !first.date) return <h3 className={cx('sticky-960', styles.heading)}>{text}</h3>;
  const { weekday, day } = formatDayAndMonth(first.date);
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
    <div className="stack gap-5">
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

type BatchRowProps = { batch: FoundBatch };

/** The class's name, linked to its course. */
function Name({ batch: { name, courses } }: BatchRowProps) {
  const course = courses.find((one) => one.name === name) ?? courses[0];
  return <span translate="no">{course ? <a href={course.href}>{name}</a> : name}</span>;
}

function Place({ batch: { centre } }: BatchRowProps) {
  const position = getCentre(centre.id)?.position;
  return (
    <>
      <a href={centre.href}>{centre.name}</a>
      {centre.city !== centre.name && <span>, {centre.city}</span>}
      {position && <Distance position={position} className={cx('on-signal', styles.distance)} />}
    </>
  );
}

/** What a seat costs, in each program if they differ; in a narrow list in thousands, on one line. */
function Price({ fees }: { fees: FoundBatch['fees'] }) {
  const [first] = fees;
  const shorter =
    fees.length > 1
      ? `${fees.map(({ program, shortFee }) => `${program} ${shortFee.replace(/ .*/, '')}`).join(' · ')} a month`
      : first?.shortFee;
  return (
    <>
      <p className={classRowStyles.narrow}>{shorter}</p>
      {fees.map(({ program, fee }) => (
        <p key={fee} className={classRowStyles.wide}>
          {program && <strong>{program} </strong>}
          {fee}
        </p>
      ))}
    </>
  );
}

/** One class on /batches; BatchTable is the centre page's. */
export const BatchRow = ({ batch }: BatchRowProps) => (
  <ClassRow
    batch={batch}
    heading="h4"
    title={<Name batch={batch} />}
    place={<Place batch={batch} />}
    price={batch.fees.length > 0 && <Price fees={batch.fees} />}
    notes={
      <>
        {batch.level !== 'beginner' && batch.audience && <p>{batch.audience}</p>}
        {batch.hasStarted && <p>Started {batch.startDate}</p>}
        {batch.isOld && (
          <p>
            As of <time dateTime={batch.asOf}>{formatMoment(new Date(batch.asOf))}</time>
          </p>
        )}
      </>
    }
    extra={
      <>
        <ButtonLink href={seatChat(batch)} variant="whatsapp" size="row" className={styles.chat}>
          <span className="visuallyHidden">{`WhatsApp: ${batch.centre.name}`}</span>
        </ButtonLink>
        <SaveButton compact kind="classes" id={batch.id} name={`${batch.name}, ${batch.centre.name}`} />
      </>
    }
  />
);
