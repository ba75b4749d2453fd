import { ButtonLink, Buttons } from '@/components/ui/Button';
import buttonStyles from '@/components/ui/Button.module.css';
import { EmptyState } from '@/components/ui/EmptyState';
import { Link } from '@/components/ui/Link';
import { cx } from '@/components/ui/cx';
import { withParts } from '@/components/ui/with-parts';
import type { Centre } from '@/content/schema/centres';
import type { FoundBatches } from '@/lib/server/classes/find-batches';
import { batchesHref, isFiltered } from '@/lib/shared/classes/filters';
import { getCentres, placeOf } from '@/lib/shared/content/centres';
import { enquiryHref } from '@/lib/shared/content/enquiry-link';
import { centreChat, telLink, whatsappLink } from '@/lib/shared/content/site';
import { cityKey } from '@/lib/shared/util/names';
import { joinNames } from '@/lib/shared/util/text';

type NoBatchesProps = {
  found: FoundBatches;
  centresWithoutClasses: readonly Centre[];
  uncollectedCentres: readonly Centre[];
};

/** If no centre is chosen, the centres of the chosen cities count as chosen; without a city all. */
const isChosenIn =
  ({ filters }: FoundBatches) =>
  ({ slug, city }: Centre) =>
    filters.centre.length > 0
      ? filters.centre.includes(slug)
      : filters.city.length === 0 || filters.city.includes(cityKey(city));

/** '' unless exactly one city or centre is chosen. */
function chosenPlaceOf({ filters, choices }: FoundBatches): string {
  const chosenPlaces = (['centre', 'city'] as const).flatMap((name) =>
    choices[name].filter(({ value }) => filters[name].includes(value)),
  );
  return chosenPlaces.length === 1 ? (chosenPlaces[0]?.label ?? '') : '';
}

export function NoBatches({ found, centresWithoutClasses, uncollectedCentres }: NoBatchesProps) {
  const { filters } = found;
  const [silentCentre] = centresWithoutClasses;
  if (silentCentre)
    return (
      <EmptyState
        art="no-results"
        title={`${joinNames(centresWithoutClasses.map(placeOf), 2)}: no start dates yet.`}
      >
        <p>{withParts('Ask the centre, or [see all classes].', '/batches')}</p>
        <Buttons>
          <ButtonLink href={enquiryHref({ centre: silentCentre.id })}>Ask the centre</ButtonLink>
          <ButtonLink href={centreChat(silentCentre)} variant="whatsapp" />
        </Buttons>
      </EmptyState>
    );
  if (uncollectedCentres.some(isChosenIn(found)))
    return (
      <EmptyState art="no-batches" title="We do not have the start dates right now.">
        <p>Look again in a moment.</p>
        <Buttons>
          {/* With a query, so that no shared cache responds. */}
          <ButtonLink href="/batches?page=1">Look again</ButtonLink>
          <ButtonLink href="/locations" variant="outline">
            Message or call your centre
          </ButtonLink>
        </Buttons>
      </EmptyState>
    );
  const [chosenCentre] = getCentres().filter(isChosenIn(found));
  if (chosenCentre && filters.city.length + filters.centre.length > 0)
    return (
      <EmptyState art="no-batches" title={`No such class in ${chosenPlaceOf(found) || 'these places'} yet.`}>
        <p>{`${chosenCentre.name} hears about new classes first.`}</p>
        <Buttons>
          <Link
            scroll={false}
            href={batchesHref({ ...filters, city: [], centre: [], page: 1 })}
            className={cx(buttonStyles.button, buttonStyles.primary)}
            data-city=""
          >
            See other cities
          </Link>
          <ButtonLink href={centreChat(chosenCentre)} variant="whatsapp" />
          <ButtonLink href={telLink(chosenCentre.phone)} variant="outline">
            {`Call ${chosenCentre.phone}`}
          </ButtonLink>
        </Buttons>
      </EmptyState>
    );
  const [title, text, href, label] = isFiltered(filters)
    ? ['No class for this choice yet.', 'Remove a filter, or ask us.', '/batches', 'See all classes']
    : ['No start dates yet.', 'Your centre hears of them first.', '/locations', 'Find your centre'];
  return (
    <EmptyState art="no-batches" title={title}>
      <p>{text}</p>
      <Buttons>
        <ButtonLink href={href}>{label}</ButtonLink>
        <ButtonLink href={whatsappLink('I am looking for a class: ')} variant="whatsapp" />
      </Buttons>
    </EmptyState>
  );
}

export const CentresWithoutClasses = ({ centres }: { centres: readonly Centre[] }) =>
  centres.map((centre) => (
    <p key={centre.id}>
      <span className="strong">{`${placeOf(centre)}: no start dates yet.`}</span>{' '}
      {withParts(
        '[Ask the centre], [message it on WhatsApp] or [see all classes].',
        enquiryHref({ centre: centre.id }),
        centreChat(centre),
        '/batches',
      )}
    </p>
  ));
