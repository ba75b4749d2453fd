import type { Alumni } from '@/lib/content/alumni';
import styles from './AlumniCounts.module.css';

type AlumniCountsProps = { counts: Alumni['counts'] };

/** The two counts and their ratio: a grid of discs, of which one stands for Pakistan. */
export function AlumniCounts({ counts }: AlumniCountsProps) {
  const [worldwide, pakistan] = counts;
  const share = worldwide && pakistan ? Math.round(worldwide.value / pakistan.value) : 0;
  return (
    <section className={styles.band} aria-label="Alumni in numbers">
      <div className={styles.inner}>
        <ul className={styles.counts}>
          {counts.map((count) => (
            <li key={count.label}>
              <strong className={styles.number}>{count.number}</strong>
              <span className="strong">{count.label}</span>
            </li>
          ))}
        </ul>
        <figure className={styles.field}>
          <div className={styles.discs} aria-hidden="true">
            {Array.from({ length: share }, (_, index) => (
              <i key={index} className={index === 37 ? styles.here : undefined} />
            ))}
          </div>
          <figcaption className="strong">One in {share} of our alumni studied in Pakistan.</figcaption>
        </figure>
      </div>
    </section>
  );
}
