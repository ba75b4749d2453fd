import { ChosenChips } from '@/components/ui/ChosenChips';
import { batchesHref, filterNames, type FilterName } from '@/lib/shared/batches/filters';
import type { FoundBatches } from '@/lib/server/batches/find';
import { FilterLink } from './FilterLink';

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
    <ChosenChips
      label="Chosen filters"
      chips={chosen.map(({ name, value, label }) => ({
        key: `${name}/${value}`,
        label,
        link: (content) => (
          <FilterLink href={without(name, value)} className="chip" {...(name === 'city' && forgetsCity)}>
            {content}
          </FilterLink>
        ),
      }))}
    >
      <FilterLink href={batchesHref()} {...forgetsCity}>
        Clear all
      </FilterLink>
    </ChosenChips>
  );
}
