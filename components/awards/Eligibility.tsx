import { cx } from '@/components/ui/cx';
import styles from './Eligibility.module.css';

type EligibilityProps = { rules: readonly string[]; note: string };

/** Who may enter, as a list to tick off in one's head, and the one thing to know beyond it. */
export function Eligibility({ rules, note }: EligibilityProps) {
  return (
    <div className={cx('stack gap-6', styles.eligibility)}>
      <ul className={cx('stack', styles.rules)}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <p className={styles.note}>{note}</p>
    </div>
  );
}
