import { Fold } from '@/components/ui/Fold';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import { unbroken } from '@/components/ui/unbroken';
import type { OpeningHours } from '@/content/schema/opening-hours';
import { exceptionalHours, weekLines } from '@/lib/server/catalogue/opening-hours';
import { dayOf, formatDay } from '@/lib/shared/util/time';
import styles from './HoursAndFacts.module.css';

const rangeText = (from: string, until: string) => (from === until ? from : `${from} – ${until}`);

function WeekTable({ week, caption }: { week: OpeningHours['week']; caption: string }) {
  return (
    <table className={cx('full', styles.week)}>
      <caption className="visuallyHidden">{caption}</caption>
      <thead className="visuallyHidden">
        <tr>
          <th scope="col">Days</th>
          <th scope="col">Hours</th>
        </tr>
      </thead>
      <tbody>
        {weekLines(week).map(({ days, times }) => (
          <tr key={days}>
            <th scope="row">{days}</th>
            <td className="strong">
              {times.length === 0 ? (
                <span className="muted">Closed</span>
              ) : (
                times.map((time) => (
                  <span key={time} className={styles.time}>
                    {time}
                  </span>
                ))
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type HoursAndFactsProps = {
  hours: OpeningHours;
  at: Date;
  facts: readonly { label: string; value: string; href?: string }[];
};

export function HoursAndFacts({ hours, at, facts }: HoursAndFactsProps) {
  const exceptions = exceptionalHours(hours, dayOf(at));
  return (
    <section className="container" aria-label="Opening hours">
      <div className={styles.hours}>
        <Fold title={<h2>Opening hours</h2>} wideTitle className={styles.usual}>
          <WeekTable week={hours.week} caption="Usual week" />
          <p className="small muted">These are office hours. Your centre will confirm your class times.</p>
        </Fold>
        {facts.map(({ label, value, href }) => (
          <div key={label} className={href && styles.onFront}>
            <h3>{label}</h3>
            <p>{href ? <a href={href}>{unbroken(value)}</a> : unbroken(value)}</p>
          </div>
        ))}
        {exceptions.map(({ name, from, until, week }) => (
          <div key={from}>
            <h3>
              {name}
              <span className={cx('muted small', textStyles.regular, styles.dates)}>
                {rangeText(formatDay(from), formatDay(until))}
              </span>
            </h3>
            <WeekTable week={week} caption={name} />
          </div>
        ))}
      </div>
    </section>
  );
}
