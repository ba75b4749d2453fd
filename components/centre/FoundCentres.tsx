import { EmptyState } from '@/components/ui/EmptyState';
import { withParts } from '@/components/ui/with-parts';
import { whatsappLink } from '@/lib/shared/content/site';
import { cityFragment } from '@/lib/shared/util/names';
import { groupBy } from '@/lib/shared/util/collections';
import { CentreLists, type FoundCentre } from './CentreLists';
import { messages } from './messages';

type FoundCentresProps = {
  found: readonly FoundCentre[];
  /** One list in the given order instead of one for each city. */
  flat: boolean;
};

/** The centres found, by city or by distance; suggestions when none is found. */
export function FoundCentres({ found, flat }: FoundCentresProps) {
  if (found.length === 0)
    return (
      <EmptyState art="no-results">
        <p>{withParts(messages.noMatchHint, '/centre-page', whatsappLink())}</p>
      </EmptyState>
    );
  if (flat) return <CentreLists lists={[{ title: messages.nearestFirstTitle, found }]} withCity />;
  const cities = groupBy(found, ({ centre }) => centre.city);
  return (
    <CentreLists
      lists={[...cities].map(([city, list]) => ({
        title: city,
        id: cityFragment(city),
        found: list,
      }))}
    />
  );
}
