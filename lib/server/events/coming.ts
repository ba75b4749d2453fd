import { getAward, milestoneDate, milestoneOf, milestoneState, type AwardSlug } from './awards.ts';
import { eventDate, eventTitle, tookPlace } from '../content/event-dates.ts';
import { lastEvent } from '../content/page-state.ts';
import {
  currentEdition,
  getEvent,
  isOver,
  phaseOf,
  takesRegistrations,
  type EventSlug,
  type SiteEvent,
} from '../../shared/content/events.ts';
import { formatWeekday } from '../../shared/util/time.ts';
import { absolute } from '../seo/metadata.ts';

export type ComingSlug = EventSlug | AwardSlug;

/** One thing to take part in: an event of the current edition or an award that ends there. */
export type Coming = {
  slug: ComingSlug;
  href: string;
  title: string;
  /** What it is, in one sentence. */
  what: string;
  /** The day on which it takes place: `Saturday 11 October 2025`. */
  day: string;
  /** The hours on that day; '' for an award. */
  hours: string;
  place: string;
  /** Whether one can take part now. */
  isOpen: boolean;
  /** When registration or submissions open or close, as a sentence; '' when the event's day says enough. */
  note: string;
};

const awardPaths = { freelancers: '/FreeLancersAward', visionary: '/VisionaryAwards' } as const;

const placeOf = ({ venue }: SiteEvent) => `${venue.name}, ${venue.city}`;

function eventItem(slug: EventSlug, title: string, at: Date): Coming {
  const event = getEvent(slug, currentEdition(at).slug);
  const { full, hours } = eventDate(event);
  return {
    slug,
    href: event.path,
    title,
    what: event.summary,
    day: full,
    hours,
    place: placeOf(event),
    isOpen: takesRegistrations(event, at),
    note:
      phaseOf(event, at) === 'ahead'
        ? `Registration opens on ${formatWeekday(new Date(event.registrationOpens))}.`
        : '',
  };
}

function awardItem(slug: AwardSlug, at: Date): Coming {
  const award = getAward(slug);
  const [opens, closes, ceremony] = (['open', 'close', 'ceremony'] as const).map((one) =>
    milestoneOf(award, one),
  );
  const state = (one: typeof opens) => one && milestoneState(one, at);
  const isOpen = state(opens) !== 'coming' && state(closes) !== 'past';
  const day = (one: typeof opens) => (one ? milestoneDate(one) : '');
  return {
    slug,
    href: awardPaths[slug],
    title: award.name,
    what: award.lead,
    day: day(ceremony),
    hours: '',
    place: placeOf(getEvent('visitor', currentEdition(at).slug)),
    isOpen,
    note: isOpen
      ? `Submissions close on ${day(closes)}.`
      : state(opens) === 'coming'
        ? `Nominations open on ${day(opens)}.`
        : `Submissions closed on ${day(closes)}.`,
  };
}

/** Everything of the current edition, over or not, in display order. */
export function allOfEdition(at: Date): readonly Coming[] {
  const edition = currentEdition(at).slug;
  const [visitor, conference] = [getEvent('visitor', edition), getEvent('conference', edition)];
  return [
    eventItem('visitor', eventTitle(visitor), at),
    eventItem('conference', eventTitle(conference), at),
    awardItem('freelancers', at),
    awardItem('visionary', at),
    eventItem('vip', `VIP pass for ${eventTitle(visitor)}`, at),
  ];
}

/** Everything of the current edition until it is over, then what one can still register for. */
export const whatIsComing = (at: Date): readonly Coming[] =>
  isOver(getEvent('visitor', currentEdition(at).slug), at)
    ? allOfEdition(at).filter(({ isOpen }) => isOpen)
    : allOfEdition(at);

/** One sentence about the latest edition that is over; undefined when none is. */
export function lastEventSentence(at: Date): string | undefined {
  const last = lastEvent(at);
  return last && tookPlace(last);
}

/** What is shared of a page: its name, one sentence and its address; never a pass. */
export type Shared = { title: string; text: string; url: string };
/** What is shared of something that is coming. */
export const sharedOf = ({ title, what, day, place, href }: Coming): Shared => ({
  title,
  text: `${title}: ${what} ${day}, ${place}.`,
  url: absolute(href),
});

/** WhatsApp with the text and the address; the recipient is chosen there. */
export const whatsappShare = ({ text, url }: Shared): string =>
  `https://wa.me/?${new URLSearchParams({ text: `${text} ${url}` }).toString()}`;
