import type { CityGroup } from '@/lib/content/centres';
import { CentreCard } from './CentreCard';
import styles from './CentreDirectory.module.css';

export type CentreDirectoryProps = { groups: readonly CityGroup[] };

const fragment = (city: string) => city.toLowerCase();

/** Jumps to a city, with how many centres it has. */
export function CityIndex({ groups }: CentreDirectoryProps) {
  return (
    <nav aria-label="Cities">
      <ul className={styles.index}>
        {groups.map(({ city, centres }) => (
          <li key={city}>
            <a href={`#${fragment(city)}`}>
              {city}
              <span className={styles.count}>
                {centres.length}
                <span className="visuallyHidden"> {centres.length === 1 ? 'centre' : 'centres'}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The directory by city (spec.md 2.7): every centre with its numbers. */
export function CentreDirectory({ groups }: CentreDirectoryProps) {
  return (
    <div className={styles.directory}>
      {groups.map(({ city, centres }) => (
        <section
          key={city}
          id={fragment(city)}
          className={styles.city}
          aria-labelledby={`${fragment(city)}-h`}
        >
          <h2 id={`${fragment(city)}-h`}>{city}</h2>
          <ul className={styles.list}>
            {centres.map((centre) => (
              <CentreCard key={centre.id} centre={centre} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
