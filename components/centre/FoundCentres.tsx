import { EmptyState } from '@/components/ui/EmptyState';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { whatsappLink } from '@/lib/content/site';
import { CentreLists, type FoundCentre } from './CentreLists';

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
        <p>
          Try a part of the area’s name, or the city. Or <a href="/centre-page">see all centres by city</a>,
          or <ExternalLink href={whatsappLink()}>ask us on WhatsApp</ExternalLink>.
        </p>
      </EmptyState>
    );
  if (flat) return <CentreLists lists={[{ title: 'Nearest first', found }]} withCity />;
  const cities = Map.groupBy(found, ({ centre }) => centre.city);
  return <CentreLists lists={[...cities].map(([city, list]) => ({ title: city, found: list }))} />;
}
