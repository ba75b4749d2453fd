import type { CityGroup } from '@/lib/shared/content/centres';
import { cityKey } from '@/lib/shared/util/names';
import styles from './Chip.module.css';
import { Link } from './Link';

type CityChipsProps = { groups: readonly CityGroup[]; hrefOf: (group: CityGroup) => string };

export const CityChips = ({ groups, hrefOf }: CityChipsProps) => (
  <ul className="cluster gap-2">
    {groups.map((group) => (
      <li key={group.city}>
        <Link href={hrefOf(group)} className={styles.chip} data-city={cityKey(group.city)}>
          {group.city}
          <span>
            {group.centres.length}
            <span className="visuallyHidden"> {group.centres.length === 1 ? 'centre' : 'centres'}</span>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);
