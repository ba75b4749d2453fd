import type { Edition, EventsContent } from '../schema/events.ts';
import { events } from '../../../content/events.ts';
import { now } from '../util/time.ts';

/** The instant of a day and an hour in Pakistan, as ISO text with its offset. */
export const isoInstant = (day: string, hour: string): string => `${day}T${hour}:00+05:00`;

/** Editions by their day. Pure, because the check of the content and the facts ask about content that is not the site's. */
const inOrder = (editions: EventsContent): Edition[] =>
  [...editions].sort((one, other) => one.day.localeCompare(other.day));

/**
 * The edition that a visitor is shown at an instant: the one that is on or comes next, else the latest one. Throws for an
 * empty list, which the check refuses.
 */
export function editionAt(editions: EventsContent, at: Date): Edition {
  const sorted = inOrder(editions);
  const found = sorted.find(({ day, to }) => at.getTime() < Date.parse(isoInstant(day, to))) ?? sorted.at(-1);
  if (!found) throw new Error('content/events.ts has no edition');
  return found;
}

/** The edition before another one, which is over when that one is shown. */
function editionBefore(editions: EventsContent, slug: string): Edition | undefined {
  const sorted = inOrder(editions);
  return sorted[sorted.findIndex((one) => one.slug === slug) - 1];
}

export type EventSlug = 'visitor' | 'vip' | 'conference';

/** The page of each registration form (docs/product/choices.md#c26); it shows whichever edition is current. */
const paths = {
  visitor: '/aptech-vision-vistor',
  vip: '/aptech-vision-vip',
  conference: '/aptech-vision-conference-pass',
} as const;

/** One session of the conference; `label` goes on the pass and on the wire, `time` reads `10:30 AM - 01:30 PM`. */
export type EventSession = {
  slug: string;
  label: string;
  title: string;
  time: string;
  starts: string;
  ends: string;
  /** Samples as well. */
  moderator: string;
  panelists: readonly string[];
};

/** One registration form of an edition (docs/product/pages.md#p24; docs/product/choices.md#c1). Instants carry `+05:00`. */
export type SiteEvent = Pick<Edition, 'name' | 'venue' | 'registration' | 'sample'> & {
  /** Key of the edition. */
  edition: string;
  slug: EventSlug;
  year: number;
  path: (typeof paths)[EventSlug];
  starts: string;
  ends: string;
  registrationOpens: string;
  summary: string;
  sessions: readonly EventSession[];
  /** Working days within which a VIP applicant gets a reply; of that form only. */
  answerDays?: number;
  /** Who speaks; undefined while content marks a session as a sample. */
  speakers?: { moderator: string; panelists: readonly string[] };
};

/** `13:30` → `01:30 PM` */
function clock(hour: string): string {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(hours % 12 || 12)}:${two(minutes)} ${hours < 12 ? 'AM' : 'PM'}`;
}

function eventOf(edition: Edition, slug: EventSlug): SiteEvent {
  const { day, conference } = edition;
  const { from, to } = slug === 'conference' ? conference : edition;
  const { summary, isClosed } = edition[slug];
  const { sessions } = conference;
  const areKnown = slug === 'conference' && sessions.every((session) => !session.sample);
  return {
    edition: edition.slug,
    slug,
    name: slug === 'conference' ? conference.name : edition.name,
    year: Number(day.slice(0, 4)),
    path: paths[slug],
    starts: isoInstant(day, from),
    ends: isoInstant(day, to),
    registrationOpens: isoInstant(edition.registrationOpens, '00:00'),
    registration: isClosed ? 'closed' : edition.registration,
    venue: edition.venue,
    ...(edition.sample && { sample: edition.sample }),
    summary,
    sessions:
      slug === 'conference'
        ? sessions.map((session) => ({
            slug: session.slug,
            label: session.label,
            title: session.title,
            time: `${clock(session.from)} - ${clock(session.to)}`,
            starts: isoInstant(day, session.from),
            ends: isoInstant(day, session.to),
            moderator: session.moderator,
            panelists: session.panelists,
          }))
        : [],
    ...(slug === 'vip' && { answerDays: edition.vip.answerDays }),
    // Pages and structured data must not name speakers that are samples.
    ...(areKnown && {
      speakers: {
        moderator: [...new Set(sessions.map(({ moderator }) => moderator))].join(', '),
        panelists: [...new Set(sessions.flatMap(({ panelists }) => panelists))],
      },
    }),
  };
}

const known = new Map(
  events.map((edition) => [
    edition.slug,
    {
      visitor: eventOf(edition, 'visitor'),
      vip: eventOf(edition, 'vip'),
      conference: eventOf(edition, 'conference'),
    },
  ]),
);

/** Registrations stored without an edition are of this one: it was the first. */
export const firstEdition = 'vision-2025';

/** The edition that is on or comes next, else the latest one. */
export const currentEdition = (at: Date = now()): Edition => editionAt(events, at);

/** The form of an edition; of the current one without a key, or with one that content no longer has. */
export function getEvent(slug: EventSlug, edition?: string): SiteEvent {
  const found = known.get(edition ?? '') ?? known.get(currentEdition().slug);
  if (!found) throw new Error('content/events.ts has no edition');
  return found[slug];
}

/** All three forms of the current edition, in menu order. */
export const getEvents = (): readonly SiteEvent[] =>
  (['visitor', 'vip', 'conference'] as const).map((slug) => getEvent(slug));

/** The same form of the edition before, if there was one. */
export function eventBefore({ slug, edition }: SiteEvent): SiteEvent | undefined {
  const before = editionBefore(events, edition);
  return before && getEvent(slug, before.slug);
}

/** Whether an event is over at an instant. */
export const isOver = (event: Pick<SiteEvent, 'ends'>, at: Date): boolean =>
  at.getTime() >= Date.parse(event.ends);

/**
 * The phase of an event and its form at an instant; its texts and links follow from this. `ahead`, `open` and
 * `closed` until it is over, by whether its form is still to open, takes registrations, or takes none; then `late` while the
 * form takes registrations all the same, else `over`.
 */
type EventPhase = 'ahead' | 'open' | 'closed' | 'late' | 'over';

/**
 * The phase of an event (docs/product/choices.md#c1): `open` in content takes registrations always, `closed` never, `auto` from
 * its first day of registration until it is over. An edition that another one has replaced takes none.
 */
export function phaseOf(event: SiteEvent, at: Date): EventPhase {
  const { registration, registrationOpens, edition } = event;
  if (isOver(event, at))
    return registration === 'open' && edition === currentEdition(at).slug ? 'late' : 'over';
  if (registration !== 'auto') return registration;
  return at.getTime() < Date.parse(registrationOpens) ? 'ahead' : 'open';
}

/** Whether the form of an event takes registrations at an instant. */
export const takesRegistrations = (event: SiteEvent, at: Date): boolean =>
  ['open', 'late'].includes(phaseOf(event, at));
