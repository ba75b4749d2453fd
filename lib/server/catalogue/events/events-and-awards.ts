import {
  currentEdition,
  getEventForm,
  isOver,
  eventPhase,
  takesRegistrations,
  type EventForm,
} from '../../../shared/content/events.ts';
import { whatsappShare } from '../../../shared/content/site.ts';
import type { FormName } from '../../../shared/registration/fields.ts';
import { dayOf, formatWeekday } from '../../../shared/util/time.ts';
import { absoluteUrl } from '../../runtime/env.ts';
import { getAward, milestoneDate, type AwardSlug } from './awards.ts';
import { eventDate, eventTitle } from './event-texts.ts';

/** An event of the current edition, or an award that is given at it. */
export type EventOrAward = {
  slug: EventOrAwardSlug;
  href: string;
  title: string;
  what: string;
  day: string;
  /** '' for an award. */
  hours: string;
  place: string;
  isOpen: boolean;
  /** When an event's registration opens ('' unless that is ahead), or an award's nominations open, close or closed. */
  note: string;
};
export type EventOrAwardSlug = FormName | AwardSlug;

const awardPaths = { freelancers: '/FreeLancersAward', visionary: '/VisionaryAwards' } as const;

const dayText = (day: string) => milestoneDate({ from: day, to: day });
const venueAndCity = ({ venue }: EventForm) => `${venue.name}, ${venue.city}`;

function eventItem(slug: FormName, title: string, at: Date): EventOrAward {
  const event = getEventForm(slug, currentEdition(at).slug);
  const { full, hours } = eventDate(event);
  return {
    slug,
    href: event.path,
    title,
    what: event.summary,
    day: full,
    hours,
    place: venueAndCity(event),
    isOpen: takesRegistrations(event, at),
    note:
      eventPhase(event, at) === 'ahead'
        ? `Registration opens on ${formatWeekday(event.registrationOpens)}.`
        : '',
  };
}

function awardItem(slug: AwardSlug, at: Date): EventOrAward {
  const award = getAward(slug);
  const edition = currentEdition(at);
  const { opens, closes } = edition.awards;
  const today = dayOf(at);
  const isOpen = opens <= today && today <= closes;
  return {
    slug,
    href: awardPaths[slug],
    title: award.heading,
    what: award.lead,
    day: dayText(edition.day),
    hours: '',
    place: venueAndCity(getEventForm('visitor', edition.slug)),
    isOpen,
    note: isOpen
      ? `Submissions close on ${dayText(closes)}.`
      : today < opens
        ? `Nominations open on ${dayText(opens)}.`
        : `Submissions closed on ${dayText(closes)}.`,
  };
}

/** All events and awards of the current edition, past ones included, in display order. */
export function getEventsAndAwards(at: Date): readonly EventOrAward[] {
  const edition = currentEdition(at).slug;
  const [visitor, conference] = [getEventForm('visitor', edition), getEventForm('conference', edition)];
  return [
    eventItem('visitor', eventTitle(visitor), at),
    eventItem('conference', eventTitle(conference), at),
    awardItem('freelancers', at),
    awardItem('visionary', at),
    eventItem('vip', `VIP pass for ${eventTitle(visitor)}`, at),
  ];
}

/** All events and awards of the current edition until it is over; afterwards those that are still open. */
export const eventsToCome = (at: Date): readonly EventOrAward[] =>
  isOver(getEventForm('visitor', currentEdition(at).slug), at)
    ? getEventsAndAwards(at).filter(({ isOpen }) => isOpen)
    : getEventsAndAwards(at);

/** A WhatsApp link that shares the page of an event or award. */
export const shareLinkOf = ({ title, what, day, place, href }: EventOrAward): string =>
  whatsappShare(`${title}: ${what} ${day}, ${place}. ${absoluteUrl(href)}`);
