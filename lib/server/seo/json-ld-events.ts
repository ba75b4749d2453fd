import type { Event } from 'schema-dts';
import { eventPhase, type EventForm } from '../../shared/content/events.ts';
import { getSite } from '../../shared/content/site.ts';
import { now } from '../../shared/util/time.ts';
import { eventTitle } from '../catalogue/events/event-texts.ts';
import { absoluteUrl } from '../runtime/env.ts';
import { addressOf, providerId } from './json-ld.ts';

function commonNode(event: EventForm, image: string) {
  const url = absoluteUrl(event.path);
  return {
    '@id': `${url}#event`,
    name: eventTitle(event),
    description: event.summary,
    url,
    image: absoluteUrl(image),
    startDate: event.starts,
    endDate: event.ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: {
      '@type': 'Place',
      name: event.venue.name,
      address: addressOf(event.venue.city, event.venue.address),
    },
    organizer: { '@id': providerId(), '@type': 'Organization', name: getSite().name, url: absoluteUrl('/') },
    ...(eventPhase(event, now()) === 'open' && {
      offers: {
        '@type': 'Offer',
        price: 0,
        priceCurrency: 'PKR',
        url,
        availability: 'https://schema.org/InStock',
        validFrom: event.registrationOpens,
      },
    }),
  } as const;
}

/** The event of the visitor form. `image` is a path. */
export const visitorEventNode = (event: EventForm, image: string) =>
  ({ '@type': 'ExhibitionEvent', ...commonNode(event, image) }) as Exclude<Event, string>;

/** The conference with its sessions, as part of the event `within`. */
export function conferenceNode(event: EventForm, within: EventForm, image: string): Exclude<Event, string> {
  const wholeEvent = commonNode(event, image);
  const { moderators = [], panelists = [] } = event.speakers ?? {};
  const people = new Set([...moderators, ...panelists]);
  return {
    '@type': 'Event',
    ...wholeEvent,
    superEvent: { '@type': 'ExhibitionEvent', '@id': `${absoluteUrl(within.path)}#event`, name: within.name },
    ...(people.size > 0 && { performer: [...people].map((name) => ({ '@type': 'Person', name })) }),
    subEvent: event.sessions.map((session) => ({
      '@type': 'Event',
      name: session.title,
      startDate: session.starts,
      endDate: session.ends,
      location: wholeEvent.location,
      eventStatus: wholeEvent.eventStatus,
    })),
  } as Exclude<Event, string>;
}
