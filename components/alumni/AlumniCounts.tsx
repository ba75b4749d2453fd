import type { Alumni } from '@/lib/server/content/information';
import { withParts } from '@/components/ui/with-parts';
import { words } from '@/content/pages/alumni';
import styles from './AlumniCounts.module.css';

type AlumniCountsProps = { counts: Alumni['counts'] };

/** The two counts and their ratio: a grid of discs, of which one is Pakistan. */
export function AlumniCounts({ counts }: AlumniCountsProps) {
  const [worldwide, pakistan] = counts;
  const share = worldwide && pakistan ? Math.round(worldwide.value / pakistan.value) : 0;
  return (
    <section className={styles.band} aria-label={words.alumniInNumbers}>
      <div className="container stack gap-grid columns-960 columns-7-5">
        <ul className={styles.counts}>
          {counts.map((count) => (
            <li key={count.label} className={styles.count}>
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
          <figcaption className="strong">{withParts(words.shareInPakistanText, () => share)}</figcaption>
        </figure>
      </div>
    </section>
  );
}
