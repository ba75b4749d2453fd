import { Fold } from '@/components/ui/Fold';
import type { Centre } from '@/lib/shared/content/centres';
import { CentreCard } from './CentreCard';
import { cx } from '@/components/ui/cx';
import styles from './FindCentre.module.css';

export type FoundCentre = {
  centre: Centre;
  /** Kilometres from the visitor. */
  distance?: number;
};
type CentreList = { title: string; id?: string; found: readonly FoundCentre[] };
type CentreListsProps = {
  /** Each list under its heading, usually a city; a list with an `id` is a link target. */
  lists: readonly CentreList[];
  /** Shows each centre's city, if the heading does not. */
  withCity?: boolean;
};

/** Number of centres that a phone shows of a longer list; the rest is folded. */
const shownOnPhones = 6;

/** Centres as rows, each list below its heading. */
export function CentreLists({ lists, withCity = false }: CentreListsProps) {
  const rows = (found: readonly FoundCentre[]) => (
    <ul className={cx('grid', styles.rows)}>
      {found.map(({ centre, distance }) => (
        <CentreCard key={centre.id} centre={centre} distance={distance} withCity={withCity} />
      ))}
    </ul>
  );
  const folded = (title: string, rest: readonly FoundCentre[]) => (
    <Fold
      title={`${rest.length} more in ${title}`}
      note={`${rest[0]?.centre.name ?? ''} to ${rest.at(-1)?.centre.name ?? ''}`}
      wide={null}
      className={styles.rest}
    >
      {rows(rest)}
    </Fold>
  );
  return (
    <div className={styles.lists}>
      {lists.map(({ title, id, found }) => {
        const shown = found.length > shownOnPhones + 1 ? shownOnPhones : found.length;
        return (
          <section
            key={title}
            id={id}
            aria-label={title}
            className={found.length === 1 ? styles.single : undefined}
          >
            <h2 className={styles.title}>
              {title} <span className={styles.centreListsCount}>{found.length}</span>
            </h2>
            {rows(found.slice(0, shown))}
            {shown < found.length && folded(title, found.slice(shown))}
          </section>
        );
      })}
    </div>
  );
}
