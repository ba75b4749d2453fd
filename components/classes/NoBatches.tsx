import { ButtonLink } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import { CentreOpenNow } from '@/components/ui/OfficeHours';
import { cx } from '@/components/ui/cx';
import { withParts } from '@/components/ui/with-parts';
import type { Centre } from '@/content/schema/centres';
import { isCollectionPaused } from '@/lib/server/classes/collect';
import type { FoundBatches } from '@/lib/server/classes/find-batches';
import { batchesHref, isFiltered } from '@/lib/shared/classes/filters';
import { getCentres, placeOf } from '@/lib/shared/content/centres';
import { enquiryHref } from '@/lib/shared/content/enquiry-link';
import { centreChat, telLink, whatsappLink } from '@/lib/shared/content/site';
import { cityKey } from '@/lib/shared/util/names';

const noClassText = (place: string) =>
  `No class for this choice ${place ? `in ${place}` : 'here'} yet. Call the centre. They hear about new classes first.`;

type NoBatchesProps = {
  found: FoundBatches;
  centresWithoutClasses: readonly Centre[];
  uncollectedCentres: readonly Centre[];
};

/** Maximum number of centres whose phone numbers are shown. */
const maxCentres = 3;

/** True for a chosen centre; if none is chosen, for the centres of the chosen cities; without a city for all. */
const isChosenIn =
  ({ filters }: FoundBatches) =>
  ({ slug, city }: Centre) =>
    filters.centre.length > 0
      ? filters.centre.includes(slug)
      : filters.city.length === 0 || filters.city.includes(cityKey(city));

/** Label of the chosen city or centre, if there is exactly one. */
function chosenPlaceOf({ filters, choices }: FoundBatches): string {
  const chosenPlaces = (['centre', 'city'] as const).flatMap((name) =>
    choices[name].filter(({ value }) => filters[name].includes(value)),
  );
  return chosenPlaces.length === 1 ? (chosenPlaces[0]?.label ?? '') : '';
}

/** Shown instead of the list: not collected yet, no match, or no classes at all. */
export function NoBatches({ found, centresWithoutClasses, uncollectedCentres }: NoBatchesProps) {
  const { filters } = found;
  if (centresWithoutClasses.length > 0)
    return (
      <EmptyState art="no-results">
        <CentresWithoutClasses centres={centresWithoutClasses} />
      </EmptyState>
    );
  if (uncollectedCentres.some(isChosenIn(found)))
    return (
      <EmptyState
        art="no-batches"
        title={
          isCollectionPaused()
            ? 'We do not have the start dates right now.'
            : 'Loading the classes of our centres.'
        }
      >
        <p>
          {withParts(
            '[Look again] in a moment, or [call your centre].',
            // With a query, so that no shared cache responds.
            '/batches?page=1',
            '/locations',
          )}
        </p>
      </EmptyState>
    );
  if (filters.city.length + filters.centre.length > 0)
    return (
      <EmptyState art="no-batches" title={noClassText(chosenPlaceOf(found))}>
        <ul className="stack gap-1">
          {getCentres()
            .filter(isChosenIn(found))
            .slice(0, maxCentres)
            .map((centre) => (
              <li key={centre.id}>
                {centre.name}: <a href={telLink(centre.phone)}>{centre.phone}</a>
                <CentreOpenNow centre={centre} />
              </li>
            ))}
        </ul>
        <p className={cx('cluster gap-4', linkStyles.taps)}>
          <Link scroll={false} href={batchesHref({ ...filters, city: [], centre: [], page: 1 })} data-city="">
            The next classes in other cities
          </Link>
          <Link scroll={false} href={batchesHref()} data-city="">
            See every class
          </Link>
        </p>
        <p>
          <ButtonLink href={whatsappLink('I am looking for a class: ')} variant="whatsapp" size="row">
            WhatsApp
          </ButtonLink>
        </p>
      </EmptyState>
    );
  if (isFiltered(filters))
    return (
      <EmptyState art="no-results" title="No class for this choice yet.">
        <p>
          {withParts(
            'Remove a filter, [see all classes] or [ask us on WhatsApp]. New classes are added every week.',
            '/batches',
            whatsappLink('I am looking for a class: '),
          )}
        </p>
      </EmptyState>
    );
  return (
    <EmptyState art="no-batches" title="No start dates yet.">
      <p>{withParts('[Call or message your centre]. They hear about new classes first.', '/locations')}</p>
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
