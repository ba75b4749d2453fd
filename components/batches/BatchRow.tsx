import { CourseTile } from '@/components/art/CourseTile';
import { BrandIcon } from '@/components/ui/BrandIcon';
import { ButtonLink } from '@/components/ui/Button';
import { cx } from '@/components/ui/cx';
import { SaveButton } from '@/components/ui/SaveButton';
import { SeatsPill } from '@/components/ui/SeatsPill';
import type { FoundBatch } from '@/lib/server/batches/find';
import { shortDayLabels } from '@/lib/shared/batches/labels';
import { seatChat, seatHref } from '@/lib/server/batches/classes';
import { getCentre } from '@/lib/shared/content/centres';
import { formatMoment } from '@/lib/shared/util/time';
import { Distance } from './Distance';
import styles from './BatchRow.module.css';

type BatchRowProps = { batch: FoundBatch };

/** The class's name, linked to its course; a semester also names its diplomas. */
function What({ batch: { name, courses, audience, fees } }: Pick<BatchRowProps, 'batch'>) {
  const own = courses.find((course) => course.name === name);
  const [course] = own ? [own] : courses;
  return (
    <>
      <h4 className={styles.name} translate="no">
        {course ? <a href={course.href}>{name}</a> : name}
      </h4>
      {audience && <p className={styles.audience}>{audience}</p>}
      {fees.map(({ program, fee }) => (
        <p key={fee} className={styles.fee}>
          {program && <strong>{program} </strong>}
          {fee}
        </p>
      ))}
      {!own && courses.length > 0 && (
        <p className={styles.partOf}>
          Part of{' '}
          {courses.map(({ slug, href, name: title }, index) => (
            <span key={slug}>
              {index > 0 && <span> and </span>}
              <a href={href}>{title}</a>
            </span>
          ))}
        </p>
      )}
    </>
  );
}

function Where({ batch: { centre } }: BatchRowProps) {
  const position = getCentre(centre.id)?.position;
  return (
    <p className={styles.where}>
      <a href={centre.href}>{centre.name}</a>
      {centre.city !== centre.name && <span>, {centre.city}</span>}
      {position && <Distance position={position} className={styles.distance} />}
    </p>
  );
}

/** One class on /batches (BatchTable is the centre page's): what, where, when, seats, and how to ask about it. */
export function BatchRow({ batch }: BatchRowProps) {
  const isClosed = batch.status === 'closed';
  return (
    <li className={cx(styles.row, isClosed && styles.closed)}>
      <span className={styles.tile}>
        <CourseTile course={batch.name} />
      </span>
      <div className={styles.what}>
        <What batch={batch} />
        <Where batch={batch} />
      </div>
      <div className={styles.when}>
        <p className="strong">{batch.timeSlot ?? 'Ask for the time'}</p>
        <p>{shortDayLabels[batch.days]}</p>
        {batch.hasStarted && <p className="muted small">Started {batch.startDate}</p>}
      </div>
      <div className={styles.seats}>
        <SeatsPill status={batch.status} />
        {batch.isOld && (
          <p className="muted small">
            As of <time dateTime={batch.asOf}>{formatMoment(new Date(batch.asOf))}</time>
          </p>
        )}
      </div>
      <div className={styles.actions}>
        <ButtonLink href={seatHref(batch)} variant="outline" className={styles.ask}>
          <span>
            Ask
            <span className={styles.aboutWhat}>
              {' '}
              <span>{isClosed ? 'for the next one' : 'about this class'}</span>
            </span>
          </span>
          <span className="visuallyHidden">
            : {batch.name}, {batch.centre.name}
          </span>
        </ButtonLink>
        <ButtonLink href={seatChat(batch)} variant="quiet" external className={styles.chat}>
          <BrandIcon brand="whatsapp" />
          <span className="visuallyHidden">{`WhatsApp: ${batch.centre.name}`}</span>
        </ButtonLink>
        <SaveButton compact kind="classes" id={batch.id} name={`${batch.name}, ${batch.centre.name}`} />
      </div>
    </li>
  );
}
