import { events } from '../../content/events.ts';
import type { SiteEvent } from './schema/events.ts';

export type { EventSession, SiteEvent } from './schema/events.ts';

/** The event of a registration form. */
export const getEvent = (slug: SiteEvent['slug']): SiteEvent => events[slug];

/** All three, in menu order. */
export const getEvents = (): readonly SiteEvent[] => Object.values(events);

/**
 * Whether an event takes registrations at an instant: `open` always, `closed` never, `auto` until it ends
 * (docs/product/choices.md#c1).
 */
export function takesRegistrations(event: SiteEvent, at: Date): boolean {
  if (event.registration === 'auto') return at.getTime() < Date.parse(event.ends);
  return event.registration === 'open';
}
