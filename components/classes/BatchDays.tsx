import { ClassRows } from '@/components/next-classes/ClassRow';
import columns from '@/components/ui/Columns.module.css';
import { cx } from '@/components/ui/cx';
import type { BatchGroup, FoundBatch } from '@/lib/server/classes/find-batches';
import { statusesToShow } from '@/lib/shared/classes/labels';
import { groupBy } from '@/lib/shared/util/collections';
import { weekdayAndDay } from '@/lib/shared/util/time';
import styles from './BatchDays.module.css';
import { GroupRow, type RemoveButtonOf } from './GroupRow';

type BatchDaysProps = {
  groups: readonly BatchGroup[];
  /** True for the order by total fee: without the headings of days, and with the sum in every row. */
  isFlat?: boolean;
  removeButtonOf?: RemoveButtonOf;
};

/** The heading above rows: their day, that they have no date yet, or that they have started. */
function headingOf([batch]: BatchGroup): string {
  if (batch?.hasStarted) return 'Already started, with seats left';
  return batch?.date ?? 'No start date yet';
}

/** Key of the rows that share a heading: the open or the closed classes of a day. */
const headingKeyOf = (group: BatchGroup) => `${group[0]?.status === 'closed'} ${headingOf(group)}`;

function Heading({ text, first }: { text: string; first: FoundBatch | undefined }) {
  if (!first?.date || first.hasStarted) return <h3 className={cx(columns.sticky, styles.heading)}>{text}</h3>;
  const { weekday, day } = weekdayAndDay(first.date);
  return (
    <h3 className={cx(columns.sticky, styles.heading)}>
      <time dateTime={first.date}>
        <span className={styles.weekday}>{`${weekday} `}</span>
        {day}
        {first.startsIn && <span className={styles.soon}>{` ${first.startsIn}`}</span>}
      </time>
    </h3>
  );
}

/** Rows of classes by start day, in the given order. */
export function BatchDays({ groups, isFlat = false, removeButtonOf }: BatchDaysProps) {
  const shownStatuses = statusesToShow(groups.flat());
  const rowsOf = (shownGroups: readonly BatchGroup[]) => (
    <ClassRows>
      {shownGroups.map((group) => (
        <GroupRow
          key={group[0]?.id}
          group={group}
          shownStatuses={shownStatuses}
          heading={isFlat ? 'h3' : 'h4'}
          showsSum={isFlat}
          removeButtonOf={removeButtonOf}
        />
      ))}
    </ClassRows>
  );
  if (isFlat) return rowsOf(groups);
  return (
    <div className="stack gap-5">
      {[...groupBy(groups, headingKeyOf)].map(([headingKey, dayGroups]) => (
        <section
          key={headingKey}
          className={cx(columns.from960, styles.day, dayGroups[0]?.[0]?.date && styles.dated)}
        >
          <Heading text={headingOf(dayGroups[0] ?? [])} first={dayGroups[0]?.[0]} />
          {rowsOf(dayGroups)}
        </section>
      ))}
    </div>
  );
}
