import type { Research } from '@/lib/server/content/information';
import { cx } from '@/components/ui/cx';
import styles from './ResearchCounts.module.css';

type ResearchCountsProps = { counts: Research['counts'] };

/** Years and centres behind the research. */
export function ResearchCounts({ counts }: ResearchCountsProps) {
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
