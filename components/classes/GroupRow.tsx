import { AskSeat, ClassRow } from '@/components/next-classes/ClassRow';
import classRowStyles from '@/components/next-classes/ClassRow.module.css';
import { ButtonLink } from '@/components/ui/Button';
import buttonStyles from '@/components/ui/Button.module.css';
import grounds from '@/components/ui/Ground.module.css';
import { Icon } from '@/components/ui/Icon';
import { SaveButton } from '@/components/ui/SaveButton';
import { StatusTag } from '@/components/ui/StatusTag';
import { cx } from '@/components/ui/cx';
import { feeParts, formatAmount, seatFee } from '@/lib/server/catalogue/fees';
import { seatChat } from '@/lib/server/classes/classes';
import type { BatchGroup, FoundBatch } from '@/lib/server/classes/find';
import type { BatchStatus } from '@/lib/shared/classes/batch';
import { batchTitle } from '@/lib/shared/classes/labels';
import { getCentre } from '@/lib/shared/content/centres';
import { formatMoment } from '@/lib/shared/util/time';
import { Distance } from './Distance';
import styles from './GroupRow.module.css';

type BatchProps = { batch: FoundBatch };

/** The class's name, linked to its course. */
function Name({ batch }: BatchProps) {
  const course = batch.courses.find(({ name }) => name === batch.name) ?? batch.courses[0];
  return course ? (
    <a href={course.href} translate="no">
      {batch.name}
    </a>
  ) : (
    <span>{batchTitle(batch)}</span>
  );
}

function Place({ batch: { centre } }: BatchProps) {
  const position = getCentre(centre.id)?.position;
  return (
    <>
      <a href={centre.href}>{centre.name}</a>
      {centre.city !== centre.name && <span>{`, ${centre.city}`}</span>}
      {position && <Distance position={position} className={cx(grounds.signal, styles.distance)} />}
    </>
  );
}

/** What a seat costs, in each program if they differ; in a narrow list in thousands, on one line. */
function Price({ fees }: { fees: FoundBatch['fees'] }) {
  const [first] = fees;
  const ofEach = fees.flatMap((fee) => {
    const [part] = feeParts([fee]);
    return part ? `${fee.program} ${formatAmount(part.amount, 'thousands')}` : [];
  });
  const shorter = fees.length > 1 ? `${ofEach.join(' · ')} a month` : first && seatFee(first, 'thousands');
  return (
    <>
      <p className={classRowStyles.narrow}>{shorter}</p>
      {fees.map((fee) => (
        <p key={fee.program ?? ''} className={classRowStyles.wide}>
          {fee.program && <strong>{fee.program} </strong>}
          {seatFee(fee)}
        </p>
      ))}
    </>
  );
}

/** WhatsApp and Save, beside Ask where the list is wide. */
const FurtherButtons = ({ batch }: BatchProps) => (
  <>
    <ButtonLink href={seatChat(batch)} variant="whatsapp" size="row" className={styles.chat}>
      <span className="visuallyHidden">{`WhatsApp: ${batch.centre.name}`}</span>
    </ButtonLink>
    <SaveButton compact kind="classes" id={batch.id} name={`${batch.name}, ${batch.centre.name}`} />
  </>
);

const AgeNote = ({ batch: { asOf, isOld } }: BatchProps) =>
  isOld && (
    <p>
      As of <time dateTime={asOf}>{formatMoment(new Date(asOf))}</time>
    </p>
  );

type GroupRowProps = {
  group: BatchGroup;
  /** Statuses that the list shows. */
  shownStatuses: ReadonlySet<BatchStatus | undefined>;
  heading: 'h3' | 'h4';
};

/** How many centres are named before the row is opened. */
const maxNamedCentres = 2;

/** The first centres of equal classes, and the number of the others: `Johar Town, Latifabad + 5`. */
function placesOf(group: BatchGroup): string {
  const names = group.slice(0, maxNamedCentres).map(({ centre }) => centre.name);
  const others = group.length - names.length;
  return names.join(', ') + (others > 0 ? ` +\u00a0${others}` : '');
}

/** The centres of equal classes, each with Ask. It opens without a script. */
function Centres({ group, shownStatuses }: Omit<GroupRowProps, 'heading'>) {
  return (
    <details className={styles.centres}>
      <summary
        className={cx(classRowStyles.opener, buttonStyles.button, buttonStyles.outline, buttonStyles.row)}
      >
        {`${group.length} centres`}
        <Icon name="chevron" className={styles.chevron} />
      </summary>
      <ul>
        {group.map((batch) => (
          <li key={batch.id} className={cx('row', styles.centre)}>
            <div className={styles.place}>
              <Place batch={batch} />
              {shownStatuses.has(batch.status) && (
                <p>
                  <StatusTag status={batch.status} />
                </p>
              )}
              <AgeNote batch={batch} />
            </div>
            <AskSeat batch={batch} />
            <div className={cx('row', classRowStyles.extra)}>
              <FurtherButtons batch={batch} />
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A class on /batches, or equal ones of several centres; BatchTable is the centre page's. */
export function GroupRow({ group, shownStatuses, heading }: GroupRowProps) {
  const [batch] = group;
  if (!batch) return null;
  const isShared = group.length > 1;
  const status = shownStatuses.has(batch.status) ? batch.status : undefined;
  return (
    <ClassRow
      batch={batch}
      heading={heading}
      title={<Name batch={batch} />}
      place={isShared ? placesOf(group) : <Place batch={batch} />}
      status={isShared ? undefined : status}
      price={batch.fees.length > 0 && <Price fees={batch.fees} />}
      notes={
        <>
          {batch.level !== 'beginner' && batch.audience && <p>{batch.audience}</p>}
          {batch.hasStarted && <p>Started {batch.startDate}</p>}
          {!isShared && <AgeNote batch={batch} />}
        </>
      }
      extra={<FurtherButtons batch={batch} />}
      below={isShared && <Centres group={group} shownStatuses={shownStatuses} />}
    />
  );
}
