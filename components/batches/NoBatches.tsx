import { EmptyState } from '@/components/ui/EmptyState';
import { withParts } from '@/components/ui/with-parts';
import { batchesHref, isFiltered } from '@/lib/batches/filters';
import type { FoundBatches } from '@/lib/batches/find';
import { whatsappLink } from '@/lib/content/site';
import { SilentCentres } from './LeftOut';
import { messages } from './messages';

type NoBatchesProps = { found: FoundBatches; unknownCentres: number };

/** In place of the list: not collected yet, nothing that fits, or nothing announced. */
export function NoBatches({ found, unknownCentres }: NoBatchesProps) {
  const { filters, silent } = found;
  if (silent.length > 0)
    return (
      <EmptyState art="no-results">
        <SilentCentres found={found} />
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
