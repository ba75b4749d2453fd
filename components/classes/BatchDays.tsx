import { ClassRows } from '@/components/next-classes/ClassRow';
import columns from '@/components/ui/Columns.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import type { BatchGroup, FoundBatch } from '@/lib/server/classes/find-batches';
import { statusesToShow } from '@/lib/shared/classes/labels';
import { groupBy } from '@/lib/shared/util/collections';
import { weekdayAndDay } from '@/lib/shared/util/time';
import styles from './BatchDays.module.css';
import { GroupRow, type RemoveButtonOf } from './GroupRow';

type BatchDaysProps = {
  groups: readonly BatchGroup[];
  /** True for the order by total fee: under the level instead of the day, with the sum in every row. */
  isByFee?: boolean;
  removeButtonOf?: RemoveButtonOf;
};

function headingOf([batch]: BatchGroup, isByFee: boolean): string {
  if (batch?.hasStarted) return 'Already started, with seats left';
  if (isByFee && batch?.status === 'closed') return 'Admission Closed';
  if (isByFee) return batch?.level === 'beginner' ? 'For beginners' : 'If you have studied before';
  return batch?.date ?? 'No start date yet';
}

type HeadingProps = { text: string; first: FoundBatch | undefined; note?: string | false };

function Heading({ text, first, note }: HeadingProps) {
  if (first?.date !== text)
    return (
      <h3 className={cx(columns.sticky, styles.heading)}>
        <span>{note ? `${text}, ` : text}</span>
        {note && <span className={cx('muted', textStyles.regular, styles.note)}>{note}</span>}
      </h3>
    );
  const { weekday, day } = weekdayAndDay(first.date);
  return (
    <h3 className={cx(columns.sticky, styles.heading)}>
      <time dateTime={first.date}>
        <span className={cx('muted', textStyles.regular, styles.note)}>{`${weekday} `}</span>
        {day}
        {first.startsIn && (
          <span className={cx('muted', textStyles.regular, styles.note)}>{` ${first.startsIn}`}</span>
        )}
      </time>
    </h3>
  );
}

export function BatchDays({ groups, isByFee = false, removeButtonOf }: BatchDaysProps) {
  const shownStatuses = statusesToShow(groups.flat());
  /** Key of the rows that share a heading: the open or the closed classes. */
  const headingKeyOf = (group: BatchGroup) => `${group[0]?.status === 'closed'} ${headingOf(group, isByFee)}`;
  return (
    <div className="stack gap-5">
      {[...groupBy(groups, headingKeyOf)].map(([headingKey, shownGroups], index) => (
        <section key={headingKey} className={cx(columns.from960, styles.day)}>
          <Heading
            text={headingOf(shownGroups[0] ?? [], isByFee)}
            first={shownGroups[0]?.[0]}
            note={isByFee && index === 0 && 'lowest sum first'}
          />
          <ClassRows hidesDates={!isByFee && shownGroups[0]?.[0]?.date !== undefined}>
            {shownGroups.map((group) => (
              <GroupRow
                key={group[0]?.id}
                group={group}
                shownStatuses={shownStatuses}
                showsSum={isByFee}
                removeButtonOf={removeButtonOf}
              />
            ))}
          </ClassRows>
        </section>
      ))}
    </div>
  );
}
