import { EmptyState } from '@/components/ui/EmptyState';
import { withParts } from '@/components/ui/with-parts';
import { getWords } from '@/lib/server/content/pages';
import { messages } from './messages';

const words = getWords('saved');

/** In place of an empty list. */
export const NothingSaved = () => (
  <EmptyState art="no-results" title={words.nothingIsSavedHere}>
    <p>{withParts(messages.nothingSavedHint, '/courses', '/batches', '/locations')}</p>
  </EmptyState>
);
