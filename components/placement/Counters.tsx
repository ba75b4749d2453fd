import type { PlacementContent } from '@/lib/server/content/information';
import { words } from '@/content/pages/placement';
import styles from './Counters.module.css';

type CountersProps = { counters: PlacementContent['counters'] };

/** Three figures; the first is the largest. */
export function Counters({ counters }: CountersProps) {
  return (
    <section className="on-ink" aria-label={words.placementInNumbers}>
      <ul className={styles.list}>
        {counters.map((counter) => (
          <li key={counter.label} className="stack gap-3">
            <strong>{counter.number}</strong>
            <span>{counter.label}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
