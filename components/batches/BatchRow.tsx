import { ClassRow } from '@/components/next-classes/ClassRow';
import { ButtonLink } from '@/components/ui/Button';
import { SaveButton } from '@/components/ui/SaveButton';
import type { FoundBatch } from '@/lib/server/batches/find';
import { seatChat } from '@/lib/server/batches/classes';
import { getCentre } from '@/lib/shared/content/centres';
import { formatMoment } from '@/lib/shared/util/time';
import { Distance } from './Distance';
import styles from './BatchRow.module.css';

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
      {position && <Distance position={position} className={styles.distance} />}
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
    price={batch.fees.map(({ program, fee }) => (
      <p key={fee}>
        {program && <strong>{program} </strong>}
        {fee}
      </p>
    ))}
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
