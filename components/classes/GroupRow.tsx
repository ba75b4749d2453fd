import type { ReactNode } from 'react';
import { AskLink, ClassRow } from '@/components/next-classes/ClassRow';
import classRowStyles from '@/components/next-classes/ClassRow.module.css';
import { ButtonLink } from '@/components/ui/Button';
import buttonStyles from '@/components/ui/Button.module.css';
import foldStyles from '@/components/ui/Fold.module.css';
import grounds from '@/components/ui/Ground.module.css';
import { Icon } from '@/components/ui/Icon';
import { SaveButton } from '@/components/ui/SaveButton';
import { StatusTag } from '@/components/ui/StatusTag';
import tagStyles from '@/components/ui/StatusTag.module.css';
import { cx } from '@/components/ui/cx';
import { unbroken, unbrokenPlaces } from '@/components/ui/unbroken';
import { seatFeeTexts } from '@/lib/server/catalogue/fees';
import { seatChatLink } from '@/lib/server/classes/classes';
import type { BatchGroup, FoundBatch } from '@/lib/server/classes/find-batches';
import type { BatchStatus } from '@/lib/shared/classes/batch';
import { batchTitle } from '@/lib/shared/classes/labels';
import { getCentre, placeOf } from '@/lib/shared/content/centres';
import { formatMoment } from '@/lib/shared/util/time';
import { Distance } from './Distance';
import styles from './GroupRow.module.css';

type BatchProps = { batch: FoundBatch };

function BatchName({ batch }: BatchProps) {
  const course = batch.courses.find(({ name }) => name === batch.name) ?? batch.courses[0];
  return course ? (
    <a href={course.href} translate="no">
      {unbroken(batch.name)}
    </a>
  ) : (
    <span>{batchTitle(batch)}</span>
  );
}

function Place({ batch: { centre } }: BatchProps) {
  const position = getCentre(centre.id)?.position;
  return (
    <>
      <a href={centre.href}>{unbrokenPlaces(placeOf(centre))}</a>{' '}
      {position && <Distance position={position} className={cx(tagStyles.tag, grounds.signal)} />}
    </>
  );
}

/** `showsSum`: in narrow rows too, because the list is ordered by it. */
type PriceProps = { fees: FoundBatch['fees']; showsSum: boolean };

/** Narrow rows omit the sum of a long course, and PKR after a program. */
const Price = ({ fees, showsSum }: PriceProps) =>
  fees.map((course) => {
    const [first = '', sum] = seatFeeTexts(course);
    return (
      <p key={course.program ?? first}>
        {course.program && <span>{`${course.program} `}</span>}
        <strong>
          {course.program && <span className={classRowStyles.wide}>PKR </span>}
          <span>{course.program ? first.replace('PKR ', '') : first}</span>
        </strong>
        {sum && (
          <span className={cx('muted', !showsSum && classRowStyles.wide)}>
            {` ${sum.replace(' ', '\u00a0')}`}
          </span>
        )}
      </p>
    );
  });

export type RemoveButtonOf = (batch: FoundBatch, name: string) => ReactNode;

type FurtherButtonsProps = BatchProps & Pick<GroupRowProps, 'removeButtonOf'>;

function FurtherButtons({ batch, removeButtonOf }: FurtherButtonsProps) {
  const name = `${batch.name}, ${batch.centre.name}`;
  if (batch.status === 'closed') return removeButtonOf?.(batch, name);
  return (
    <>
      <ButtonLink href={seatChatLink(batch)} variant="whatsapp" size="row" className={styles.chat}>
        <span className="visuallyHidden">WhatsApp</span>
      </ButtonLink>
      {removeButtonOf ? (
        removeButtonOf(batch, name)
      ) : (
        <SaveButton compact kind="classes" id={batch.id} name={name} />
      )}
    </>
  );
}

const AgeNote = ({ batch: { asOf, isOld } }: BatchProps) =>
  isOld && (
    <p>
      As of <time dateTime={asOf}>{formatMoment(new Date(asOf))}</time>
    </p>
  );

type GroupRowProps = {
  group: BatchGroup;
  shownStatuses: ReadonlySet<BatchStatus | undefined>;
  showsSum?: boolean;
  removeButtonOf?: RemoveButtonOf | undefined;
};

/** `Landhi and Korangi, Karachi`, or in several cities `Johar Town, Lahore and 6 more`. */
function placesText(group: BatchGroup): string {
  const [city, ...otherCities] = new Set(group.map(({ centre }) => centre.city));
  const isOneCity = otherCities.length === 0;
  const [first, second, ...others] = group.map(({ centre }) => (isOneCity ? centre.name : placeOf(centre)));
  const placesInText = `${first} and ${others.length === 0 ? second : `${others.length + 1} more`}`;
  return isOneCity ? `${placesInText}, ${city}` : placesInText;
}

function Centres({ group, shownStatuses }: Pick<GroupRowProps, 'group' | 'shownStatuses'>) {
  return (
    <details>
      <summary
        className={cx(classRowStyles.opener, buttonStyles.button, buttonStyles.outline, buttonStyles.row)}
      >
        {`${group.length} centres`}
        <Icon name="chevron" className={foldStyles.chevron} />
      </summary>
      <ul className="stack">
        {group.map((batch) => (
          <li key={batch.id} className={cx('row gap-2', styles.centre)}>
            <div className={styles.place}>
              <Place batch={batch} />
              {shownStatuses.has(batch.status) && (
                <p>
                  <StatusTag status={batch.status} />
                </p>
              )}
              <AgeNote batch={batch} />
            </div>
            <AskLink batch={batch} />
            <div className={cx('row gap-1', classRowStyles.extra)}>
              <FurtherButtons batch={batch} />
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** A row of /batches and /saved: a class, or equal classes of several centres. Centre pages have BatchTable. */
export function GroupRow({ group, shownStatuses, showsSum = false, removeButtonOf }: GroupRowProps) {
  const [batch] = group;
  if (!batch) return null;
  const hasSeveralCentres = group.length > 1;
  const hasOneStatus =
    shownStatuses.has(batch.status) && group.every(({ status }) => status === batch.status);
  return (
    <ClassRow
      batch={batch}
      heading="h4"
      title={<BatchName batch={batch} />}
      place={hasSeveralCentres ? unbrokenPlaces(placesText(group)) : <Place batch={batch} />}
      status={hasOneStatus ? batch.status : undefined}
      price={batch.fees.length > 0 && <Price fees={batch.fees} showsSum={showsSum} />}
      notes={
        <>
          {batch.level !== 'beginner' && batch.audience && <p>{batch.audience}</p>}
          {batch.hasStarted && <p>Started {batch.startDate}</p>}
          {!hasSeveralCentres && <AgeNote batch={batch} />}
        </>
      }
      extra={<FurtherButtons batch={batch} removeButtonOf={removeButtonOf} />}
      below={
        hasSeveralCentres && (
          <Centres group={group} shownStatuses={hasOneStatus ? new Set() : shownStatuses} />
        )
      }
    />
  );
}
