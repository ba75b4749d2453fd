import { dayMs, passKeptDays } from '../foundation/durations.ts';
import {
  currentEdition,
  eventBefore,
  getEvent,
  isOver,
  takesRegistrations,
  type SiteEvent,
} from './events.ts';

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
