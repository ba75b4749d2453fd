import { Notice } from '@/components/ui/Notice';
import { withParts } from '@/components/ui/with-parts';
import { batchesHref } from '@/lib/shared/batches/filters';
import type { FoundBatches } from '@/lib/server/batches/find';
import { centreChat } from '@/lib/shared/content/centre-links';
import { placeOf } from '@/lib/shared/content/centres';
import { enquiryHref } from '@/lib/shared/content/enquiry-link';
import { FilterLink } from './FilterLink';
import { messages } from './messages';

type LeftOutProps = { found: FoundBatches };

/** What of the address was not applied, with what may have been meant. */
export const UnknownFilters = ({ found: { unknown, filters } }: LeftOutProps) =>
  unknown.length > 0 && (
    <Notice kind="info" title={messages.notApplied}>
      {unknown.map(({ name, value, suggestion: near }) => (
        <p key={`${name}/${value}`} className="anywhere">
          {messages.unknownValue(messages.filterNouns[name], value)}
          {near && (
            <>
              {' '}
              {messages.didYouMean}{' '}
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

/** For each chosen centre without any class: that it has none, and whom to ask. */
export const SilentCentres = ({ found: { centresWithoutClasses: silent } }: LeftOutProps) =>
  silent.map((centre) => (
    <p key={centre.id}>
      <span className="strong">{messages.silent(placeOf(centre))}</span>{' '}
      {withParts(messages.silentHint, enquiryHref({ centre: centre.id }), centreChat(centre), '/batches')}
    </p>
  ));
