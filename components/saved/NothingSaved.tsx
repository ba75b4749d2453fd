import { EmptyState } from '@/components/ui/EmptyState';
import { withParts } from '@/components/ui/with-parts';
import { words } from '@/content/pages/saved';

/** Shown instead of an empty list. */
export const NothingSaved = () => (
  <EmptyState art="no-results" title={words.nothingIsSavedHere}>
    <p>
      {withParts(
        'Press Save on a [course], a [class] or a [centre]. Then compare them here.',
        '/courses',
        '/batches',
        '/locations',
      )}
    </p>
  </EmptyState>
);
