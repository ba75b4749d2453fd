import type { Centre } from '@/lib/content/centres';
import { CentreCard } from './CentreCard';
import styles from './CentreLists.module.css';

export type FoundCentre = {
  centre: Centre;
  /** Kilometres from the visitor. */
  distance?: number;
};
type CentreListsProps = {
  /** Each list under its heading, usually a city; a list with an `id` is a link target. */
  lists: readonly { title: string; id?: string; found: readonly FoundCentre[] }[];
  /** Names each centre's city, where the heading does not. */
  withCity?: boolean;
};

/** Centres as cards, each list beside its heading. */
export function CentreLists({ lists, withCity = false }: CentreListsProps) {
  return (
    <div className={styles.lists}>
      {lists.map(({ title, id, found }) => (
        <section key={title} id={id} className={styles.list} aria-label={title}>
          <h2 className="sticky-960">{title}</h2>
          <ul className={styles.cards}>
            {found.map(({ centre, distance }) => (
              <CentreCard key={centre.id} centre={centre} distance={distance} withCity={withCity} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
