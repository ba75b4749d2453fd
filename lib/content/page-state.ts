import { dayOf } from '../foundation/time.ts';
import { justOver } from './event-state.ts';
import { currentEdition, getEvent, phaseOf } from './events.ts';
import { getNotices } from './notices.ts';

/**
 * Everything that pages of content show of an instant: the day, how each event and its form stand, and the notices. When it
 * changes, all pages are rendered again (lib/edge/page-cache.ts).
 */
export function pageState(at: Date): string {
  const edition = currentEdition(at).slug;
  const forms = (['visitor', 'vip', 'conference'] as const).map((slug) =>
    phaseOf(getEvent(slug, edition), at),
  );
  const notices = getNotices(at).map(({ slug }) => slug);
  return [dayOf(at), edition, ...forms, justOver(at) ? 'just over' : '', ...notices].join(',');
}
