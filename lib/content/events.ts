import { events } from '../../content/events.ts';

export type RegistrationMode = 'open' | 'closed' | 'auto';

/** One session of the conference; `label` goes on the pass and on the wire. */
export type EventSession = {
  slug: string;
  label: string;
  title: string;
  time: string;
  starts: string;
  ends: string;
};

/**
 * An event that takes registrations (docs/product/pages.md#p24; docs/product/choices.md#c1). Instants carry the offset
 * `+05:00`.
 */
export type SiteEvent = {
  slug: 'visitor' | 'vip' | 'conference';
  /** Name without the year. */
  name: string;
  year: number;
  path: `/${string}`;
  starts: string;
  ends: string;
  /** When registration opened, for search engines; `registration` decides whether the form is open. */
  registrationOpens: string;
  registration: RegistrationMode;
  venue: { name: string; address: string; city: string };
  summary: string;
  sessions: readonly EventSession[];
  moderator?: string;
  panelists?: readonly string[];
  /** True when it contains sample people and places. */
  sample?: true;
};

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
