import { EmptyState } from '@/components/ui/EmptyState';
import { withParts } from '@/components/ui/with-parts';
import { whatsappLink } from '@/lib/shared/content/site';
import { cityFragment } from '@/lib/shared/util/names';
import { groupBy } from '@/lib/shared/util/collections';
import { CentreLists, type FoundCentre } from './CentreLists';

type FoundCentresProps = {
  found: readonly FoundCentre[];
  /** One list in the given order instead of one for each city. */
  flat: boolean;
};

/** Matching centres, by city or by distance; suggestions if there are none. */
export function FoundCentres({ found, flat }: FoundCentresProps) {
  if (found.length === 0)
    return (
      <EmptyState art="no-results">
        <p>
          {withParts(
            'Try part of the area’s name, or the city. You can also [see all centres by city] or [ask us on WhatsApp].',
            '/centre-page',
            whatsappLink(),
          )}
        </p>
      </EmptyState>
    );
  if (flat) return <CentreLists lists={[{ title: 'Nearest first', found }]} withCity />;
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
