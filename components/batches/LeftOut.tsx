import { Notice } from '@/components/ui/Notice';
import { withParts } from '@/components/ui/with-parts';
import { batchesHref } from '@/lib/shared/batches/filters';
import type { FoundBatches } from '@/lib/server/batches/find';
import { centreChat } from '@/lib/shared/content/centre-links';
import { placeOf } from '@/lib/shared/content/centres';
import { enquiryHref } from '@/lib/shared/content/enquiry-link';
import { FilterLink } from './FilterLink';

const unknownValue = (noun: string, value: string) =>
  `We could not find the ${noun} “${value.slice(0, 60)}”.`;
const filterNouns = {
  course: 'course',
  city: 'city',
  centre: 'centre',
  days: 'days',
  time: 'time of day',
  status: 'seats',
} as const;

type LeftOutProps = { found: FoundBatches };

/** Values of the URL that were not applied, with suggestions. */
export const UnknownFilters = ({ found: { unknown, filters } }: LeftOutProps) =>
  unknown.length > 0 && (
    <Notice kind="info" title="We could not use every filter">
      {unknown.map(({ name, value, suggestion: near }) => (
        <p key={`${name}/${value}`} className="anywhere">
          {unknownValue(filterNouns[name], value)}
          {near && (
            <>
              {' '}
              Did you mean{' '}
              <FilterLink href={batchesHref({ ...filters, [name]: [...filters[name], near.value], page: 1 })}>
                {near.label}
              </FilterLink>
              ?
            </>
          )}
        </p>
      ))}
    </Notice>
  );

/** Chosen centres without classes, with their contacts. */
export const CentresWithoutClasses = ({ found: { centresWithoutClasses } }: LeftOutProps) =>
  centresWithoutClasses.map((centre) => (
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
