import { Button } from '@/components/ui/Button';
import columns from '@/components/ui/Columns.module.css';
import { Select } from '@/components/ui/Input';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import { formatAmount } from '@/lib/server/catalogue/fees';
import { words } from '@/lib/server/catalogue/page-words';
import type { TotalCost } from '@/lib/server/catalogue/total-costs';
import { cityChoices } from '@/lib/server/classes/classes';
import type { PlannedTotal } from '@/lib/server/classes/next-classes';
import { savedKinds, type StudyPlan, type SavedList } from '@/lib/shared/saved-list';
import { formatMonth, monthAfter, currentMonth } from '@/lib/shared/util/time';
import styles from './TotalCost.module.css';

/** A square for each month; the last is a quarter disc, our logo, if a certificate is earned. */
function MonthSquares({ months, isEarned = false }: { months: number; isEarned?: boolean }) {
  const plainCount = isEarned ? months - 1 : months;
  const plainPath = Array.from({ length: plainCount }, (_, month) => `M${month * 10} 1h9v9h-9z`).join('');
  return (
    <svg viewBox={`0 0 ${months * 10} 10`} className="full" aria-hidden="true">
      {plainPath && <path d={plainPath} fill="currentColor" />}
      {isEarned && <path d={`M${plainCount * 10} 1a9 9 0 0 1 9 9h-9z`} className={styles.earned} />}
    </svg>
  );
}

export const DiplomaStages = ({ stages }: Pick<TotalCost, 'stages'>) => (
  <div className="stack gap-2">
    <p className={cx('small', styles.legend)}>
      After each semester: what you have paid (PKR) and the certificates you have.
      <br />
      <MonthSquares months={1} /> a month, <MonthSquares months={1} isEarned /> a certificate
    </p>
    <ol className={styles.road}>
      {stages.map(({ months, ends, paid, holds, isEarned }, index) => (
        <li key={ends}>
          <MonthSquares months={months} isEarned={isEarned} />
          <div className={styles.stage}>
            <p className="small muted">{`Semester ${index + 1}, ${ends}`}</p>
            <p className="strong">{formatAmount(paid, 'figures')}</p>
            <p className="small">{holds ?? 'No certificate yet'}</p>
          </div>
        </li>
      ))}
    </ol>
  </div>
);

type TotalSentenceProps = {
  total: PlannedTotal;
  /** True to name the month of the next class; an assumed month is always named. */
  namesStart?: boolean;
};

export function TotalSentence({ total, namesStart = false }: TotalSentenceProps) {
  const knownStart = namesStart ? `, from ${total.starts}` : '';
  return (
    <>
      {`${total.payments}: `}
      <strong className={textStyles.unbroken}>{`${formatAmount(total.sum, 'figures')} in all`}</strong>
      {`${total.isStartKnown ? knownStart : ` if you start in ${total.starts}`}, last payment ${total.lastPayment}.`}
    </>
  );
}

type TotalFormProps = { savedList: SavedList; plan: StudyPlan };

export function TotalForm({ savedList, plan }: TotalFormProps) {
  const months = Array.from({ length: 12 }, (_, index) => monthAfter(currentMonth(), index));
  // A shared link may have an earlier month.
  const startMonths = plan.start ? [...new Set([plan.start, ...months])].toSorted() : months;
  return (
    <form
      action="/saved#total"
      method="get"
      className={cx('screenOnly', columns.grid, styles.form)}
      aria-label={words.saved.total}
    >
      {savedKinds.map(
        (kind) =>
          savedList[kind].length > 0 && (
            <input key={kind} type="hidden" name={kind} value={savedList[kind].join(',')} />
          ),
      )}
      {plan.own && <input type="hidden" name="own" value="1" />}
      <Select
        label="City"
        anyLabel="Any city"
        name="city"
        options={cityChoices}
        defaultValue={plan.city}
        data-city=""
      />
      <Select
        label="Start"
        anyLabel="Next class"
        name="start"
        options={startMonths.map((month) => ({ key: month, label: formatMonth(month) }))}
        defaultValue={plan.start}
      />
      <Button type="submit" variant="outline">
        Show
      </Button>
    </form>
  );
}
