import Link from 'next/link';
import { EmptyState } from '@/components/ui/EmptyState';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { batchesHref, isFiltered } from '@/lib/batches/filters';
import type { FoundBatches } from '@/lib/batches/find';
import { whatsappLink } from '@/lib/content/site';

type NoBatchesProps = { found: FoundBatches; unknownCentres: number };

/** In place of the list: not collected yet, nothing that fits, or nothing announced. */
export function NoBatches({ found: { filters }, unknownCentres }: NoBatchesProps) {
  if (isFiltered(filters))
    return (
      <EmptyState art="no-results" title="No class fits all of that.">
        <p>
          Take one filter away, <Link href="/batches">see every class</Link>, or{' '}
          <ExternalLink href={whatsappLink('I am looking for a class: ')}>ask us on WhatsApp</ExternalLink>. A
          class that suits you may not be announced yet.
        </p>
      </EmptyState>
    );
  if (unknownCentres > 0)
    return (
      <EmptyState art="no-batches" title="The centres are being asked.">
        <p>
          <a href={batchesHref({ page: 2 })}>Look again</a> in a moment, or{' '}
          <a href="/locations">find your centre</a>: its page has its own classes.
        </p>
      </EmptyState>
    );
  return (
    <EmptyState art="no-batches" title="No classes are announced yet.">
      <p>
        <a href="/locations">Call or write to your centre</a>: it knows before the website does.
      </p>
    </EmptyState>
  );
}
