import type { Site } from '@/lib/shared/content/site';
import { words as pageWords } from '@/content/pages/home';
import { withFacts } from '@/lib/server/content/facts';
import { cx } from '@/components/ui/cx';
import styles from './Statistics.module.css';

const words = withFacts(pageWords);

/** Continents, countries and centers, with the specified labels. */
export function Statistics({ statistics }: { statistics: Site['statistics'] }) {
  const items = [
    { value: statistics.continents.padStart(2, '0'), label: 'continents' },
    { value: statistics.countries, label: 'countries' },
    { value: statistics.centres, label: 'centers' },
  ];
  return (
    <section className="on-signal" aria-labelledby="worldwide">
      <div className={cx('container stack columns-960', styles.band)}>
        <h2 id="worldwide" className="display">
          {words.aptechWorldwide}
        </h2>
        <dl className={cx('stack', styles.list)}>
          {items.map(({ value, label }) => (
            <div key={label} className={styles.item}>
              <dt className="small strong">{label}</dt>
              <dd className={styles.value}>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
