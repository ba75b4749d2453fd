import { dayMs, passKeptDays } from '../../shared/util/durations.ts';
import {
  currentEdition,
  eventBefore,
  getEvent,
  isOver,
  phaseOf,
  type SiteEvent,
  takesRegistrations,
} from '../../shared/content/events.ts';
import { dayOf } from '../../shared/util/time.ts';
import { getNotices } from './information.ts';

/**
 * The form to which header, home and News & Events lead: the exhibition's if it takes registrations, else another of
 * the current edition that does, also after the day.
 */
export const openForm = (at: Date): SiteEvent | undefined =>
  (['visitor', 'conference', 'vip'] as const)
    .map((form) => getEvent(form, currentEdition(at).slug))
    .find((event) => takesRegistrations(event, at));

/** The exhibition of the latest edition that is over. */
export function lastEvent(at: Date): SiteEvent | undefined {
  const current = getEvent('visitor', currentEdition(at).slug);
  return isOver(current, at) ? current : eventBefore(current);
}

/** The exhibition that is over, for as long as its last passes can be sent again. */
export function justOver(at: Date): SiteEvent | undefined {
  const last = lastEvent(at);
  const sinceMs = last ? at.getTime() - Date.parse(last.ends) : Infinity;
  return sinceMs < passKeptDays * dayMs ? last : undefined;
}

/**
 * Everything that pages of content show of an instant: the day, the phase of each event and its form, and the notices. When it
 * changes, all pages are rendered again (lib/server/edge/page-cache.ts).
 */
export function pageState(at: Date): string {
  const edition = currentEdition(at).slug;
  const forms = (['visitor', 'vip', 'conference'] as const).map((slug) =>
    phaseOf(getEvent(slug, edition), at),
  );
  const notices = getNotices(at).map(({ slug }) => slug);
  return [dayOf(at), edition, ...forms, justOver(at) ? 'just over' : '', ...notices].join(',');
}
