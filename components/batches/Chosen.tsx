import { Icon } from '@/components/ui/Icon';
import { batchesHref, filterNames, type FilterName } from '@/lib/shared/batches/filters';
import type { FoundBatches } from '@/lib/server/batches/find';
import { FilterLink } from './FilterLink';
import { cx } from '@/components/ui/cx';
import styles from './Chosen.module.css';

/** Also clears the city remembered by the device, which the page would otherwise preset again. */
const forgetsCity = { 'data-city': '' };

/** Active filters, each with a link to remove it. */
export function Chosen({ found: { filters, choices } }: { found: FoundBatches }) {
  const chosen = filterNames.flatMap((name) =>
    choices[name].filter(({ value }) => filters[name].includes(value)).map((choice) => ({ name, ...choice })),
  );
  if (chosen.length === 0) return null;
  const without = (name: FilterName, value: string) =>
    batchesHref({ ...filters, [name]: filters[name].filter((one) => one !== value), page: 1 });
  return (
    <ul className={cx('cluster gap-2 taps', styles.chosen)} aria-label="Chosen filters">
      {chosen.map(({ name, value, label }) => (
        <li key={`${name}/${value}`}>
          <FilterLink href={without(name, value)} {...(name === 'city' && forgetsCity)}>
            <span className="visuallyHidden">Remove </span>
            <span className="anywhere">{label}</span>
            <Icon name="close" />
          </FilterLink>
        </li>
      ))}
      <li>
        <FilterLink href={batchesHref()} className={styles.clear} {...forgetsCity}>
          Clear all
        </FilterLink>
      </li>
    </ul>
  );
}
