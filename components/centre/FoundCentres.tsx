import { Empty } from '@/components/ui/Empty/Empty';
import type { Centre } from '@/lib/content/centres';
import { whatsappLink } from '@/lib/content/site';
import { CentreCard } from './CentreCard';
import styles from './FindCentre.module.css';

export type FoundCentre = { centre: Centre; distance?: number };
export type FoundCentresProps = {
  found: readonly FoundCentre[];
  /** One list in the given order instead of one for each city. */
  flat: boolean;
};

function List({ found, withCity }: { found: readonly FoundCentre[]; withCity: boolean }) {
  return (
    <ul className={styles.list}>
      {found.map(({ centre, distance }) => (
        <CentreCard key={centre.id} centre={centre} distance={distance} withCity={withCity} />
      ))}
    </ul>
  );
}

/** What was found, by city or by distance; and a way on when nothing was. */
export function FoundCentres({ found, flat }: FoundCentresProps) {
  if (found.length === 0)
    return (
      <Empty art="no-results">
        <p>
          Try a part of the area’s name, or the city. Or <a href="/centre-page">see all centres by city</a>,
          or{' '}
          <a href={whatsappLink()} target="_blank" rel="noopener noreferrer">
            ask us on WhatsApp<span className="visuallyHidden"> (opens in a new tab)</span>
          </a>
          .
        </p>
      </Empty>
    );
  if (flat)
    return (
      <div className={styles.city}>
        <h2>Nearest first</h2>
        <List found={found} withCity />
      </div>
    );
  const cities = Map.groupBy(found, ({ centre }) => centre.city);
  return (
    <div className={styles.cities}>
      {[...cities].map(([city, list]) => (
        <section key={city} className={styles.city} aria-label={city}>
          <h2>{city}</h2>
          <List found={list} withCity={false} />
        </section>
      ))}
    </div>
  );
}
