import type { Research } from '@/lib/content/information';
import { cx } from '@/components/ui/cx';
import styles from './Practice.module.css';

type PracticeProps = { counts: Research['counts'] };

/** Years and centres behind the research. */
export function Practice({ counts }: PracticeProps) {
  return (
    <ul className={styles.counts}>
      {counts.map((count) => (
        <li key={count.label} className="stack gap-4">
          <p className={cx('strong', styles.figure)}>
            <strong>{count.number}</strong> {count.label}
          </p>
          <p>{count.text}</p>
        </li>
      ))}
    </ul>
  );
}
