import { cx } from '@/components/ui/cx';
import styles from './Eligibility.module.css';

type EligibilityProps = { rules: readonly string[]; note: string };

/** Who may enter, as a checklist with a note. */
export function Eligibility({ rules, note }: EligibilityProps) {
  return (
    <div className={cx('stack gap-6 columns-880', styles.eligibility)}>
      <ul className={cx('stack', styles.rules)}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
