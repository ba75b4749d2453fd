import { dayMs } from '../foundation/durations.ts';
import { currentEdition, eventBefore, getEvent, invites, isOver, type SiteEvent } from './events.ts';

/** The exhibition while visitors can register for it and it is ahead, for the header and the home page. */
export function invitation(at: Date): SiteEvent | undefined {
  const visitor = getEvent('visitor', currentEdition(at).slug);
  return invites(visitor, at) ? visitor : undefined;
}

/** The exhibition of the latest edition that is over. */
export function lastEvent(at: Date): SiteEvent | undefined {
  const current = getEvent('visitor', currentEdition(at).slug);
  return isOver(current, at) ? current : eventBefore(current);
}

/** Days for which passes can be sent again (docs/product/registration.md#e7) and the home page tells of the past event. */
const passesKeptDays = 30;

/** The exhibition that ended in the last 30 days. */
export function justOver(at: Date): SiteEvent | undefined {
  const last = lastEvent(at);
  const sinceMs = last ? at.getTime() - Date.parse(last.ends) : Infinity;
  return sinceMs < passesKeptDays * dayMs ? last : undefined;
}

/**
 * What pages made at an instant say of the event, as one word: `vision-2025-ahead`, `-open` or `-over`, with `-after` while the
 * edition before has just been; '' when an event has been over for a month and no other is known.
 */
export function eventState(at: Date): string {
  const { slug } = currentEdition(at);
  const recent = justOver(at);
  if (isOver(getEvent('visitor', slug), at)) return recent ? `${slug}-over` : '';
  return `${slug}-${invitation(at) ? 'open' : 'ahead'}${recent ? '-after' : ''}`;
}
