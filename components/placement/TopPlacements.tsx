import { Portrait } from '@/components/art/Portrait';
import type { TopPlacement } from '@/lib/server/content/information';
import styles from './TopPlacements.module.css';

type TopPlacementsProps = { people: readonly TopPlacement[] };

const corners = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const;

/** Ten alumni with employer and role. */
export function TopPlacements({ people }: TopPlacementsProps) {
  return (
    <ul className={styles.people}>
      {people.map((person, index) => (
        <li key={person.slug} className={styles.person}>
          <Portrait person={person} corner={corners[index % 4] ?? 'topLeft'} className={styles.photo} />
          <h3>{person.name}</h3>
          <p className={styles.designation}>{person.designation}</p>
          <p className={styles.company}>{person.companyName}</p>
        </li>
      ))}
    </ul>
  );
}
