import { EmptyState } from '@/components/ui/EmptyState';
import { withParts } from '@/components/ui/with-parts';
import { batchesHref, isFiltered } from '@/lib/shared/batches/filters';
import type { FoundBatches } from '@/lib/server/batches/find';
import { getCentres } from '@/lib/shared/content/centres';
import { telLink, whatsappLink } from '@/lib/shared/content/site';
import { cityValue } from '@/lib/shared/util/names';
import { FilterLink } from './FilterLink';
import { SilentCentres } from './LeftOut';
import { messages } from './messages';

type NoBatchesProps = { found: FoundBatches; unknownCentres: number };

/** How many centres of the place are named. */
const mostPlaces = 3;

/** The chosen centres, or those of the chosen city: they hear of new classes first. */
const places = ({ filters }: FoundBatches) =>
  getCentres()
    .filter(({ slug, city }) =>
      filters.centre.length > 0 ? filters.centre.includes(slug) : filters.city.includes(cityValue(city)),
    )
    .slice(0, mostPlaces);

/** The chosen city or centre by its label, when it is one. */
function placeName({ filters, choices }: FoundBatches): string {
  const chosen = (['centre', 'city'] as const).flatMap((name) =>
    choices[name].filter(({ value }) => filters[name].includes(value)),
  );
  return chosen.length === 1 ? (chosen[0]?.label ?? '') : '';
}

/** In place of the list: not collected yet, nothing that fits, or nothing announced. */
export function NoBatches({ found, unknownCentres }: NoBatchesProps) {
  const { filters, centresWithoutClasses: silent, laterTotal } = found;
  if (silent.length > 0)
    return (
      <EmptyState art="no-results">
        <SilentCentres found={found} />
      </EmptyState>
    );
  if (filters.city.length + filters.centre.length > 0)
    return (
      <EmptyState art="no-batches" title={messages.noneHere(placeName(found))}>
        <ul className="stack gap-1">
          {places(found).map((centre) => (
            <li key={centre.id}>
              {centre.name}: <a href={telLink(centre.phone)}>{centre.phone}</a>
            </li>
          ))}
        </ul>
        <p className="cluster gap-4 taps">
          <FilterLink href={batchesHref({ ...filters, city: [], centre: [], page: 1 })} data-city="">
            {messages.elsewhere}
          </FilterLink>
          {laterTotal > 0 && !filters.later && (
            <FilterLink href={batchesHref({ ...filters, later: true, page: 1 })}>
              {messages.laterToo(laterTotal)}
            </FilterLink>
          )}
          <FilterLink href={batchesHref()} data-city="">
            {messages.everyClass}
          </FilterLink>
          <a href={whatsappLink(messages.whatsappText)}>{messages.onWhatsapp}</a>
        </p>
      </EmptyState>
    );
  if (isFiltered(filters))
    return (
      <EmptyState art="no-results" title={messages.nothingFits}>
        <p>{withParts(messages.nothingFitsHint, '/batches', whatsappLink(messages.whatsappText))}</p>
      </EmptyState>
    );
  if (unknownCentres > 0)
    return (
      <EmptyState art="no-batches" title={messages.collecting}>
        <p>
          {withParts(
            messages.collectingHint,
            (label) => (
              <a href={batchesHref({ page: 2 })}>{label}</a>
            ),
            '/locations',
          )}
        </p>
      </EmptyState>
    );
  return (
    <EmptyState art="no-batches" title={messages.noneAnnounced}>
      <p>{withParts(messages.noneAnnouncedHint, '/locations')}</p>
    </EmptyState>
  );
}
