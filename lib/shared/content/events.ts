import { events } from '../../../content/events.ts';
import type { Edition } from '../../../content/schema/events.ts';
import { type FormName, formNames } from '../registration/fields.ts';
import { now } from '../util/time.ts';
import { editionAt, editionBefore, isoInstant } from './editions.ts';

/** The path of each form, which shows the current edition (docs/product/choices.md#c26). */
const formPaths = {
  visitor: '/aptech-vision-vistor',
  vip: '/aptech-vision-vip',
  conference: '/aptech-vision-conference-pass',
} as const satisfies Record<FormName, string>;

/** `13:30` → `01:30 PM` */
function formatHour(hour: string): string {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number);
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(hours % 12 || 12)}:${twoDigits(minutes)} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** A session of the conference; `time` is `10:30 AM - 01:30 PM`. */
export type EventSession = Omit<Edition['conference']['sessions'][number], 'from' | 'to' | 'sample'> &
  Record<'time' | 'starts' | 'ends', string>;

/** A form of an edition (docs/product/pages.md#p24, docs/product/choices.md#c1). Times are instants with `+05:00`. */
export type EventForm = Pick<Edition, 'registration' | 'venue' | 'gate' | 'lastEntry' | 'bring'> & {
  /** Key of the edition. */
  edition: string;
  slug: FormName;
  name: string;
  year: number;
  path: (typeof formPaths)[FormName];
  starts: string;
  ends: string;
  registrationOpens: string;
  summary: string;
  /** Sessions of the conference; their people may not have agreed to speak yet. */
  sessions: readonly EventSession[];
  sample: boolean | undefined;
  /** Working days until a VIP applicant gets a reply; undefined for other forms. */
  answerDays: number | undefined;
  /** People who speak at the conference; undefined for other forms, and while a session has sample people. */
  speakers: { moderators: readonly string[]; panelists: readonly string[] } | undefined;
};

function eventOf(edition: Edition, slug: FormName): EventForm {
  const { day, conference, venue, gate, lastEntry, bring } = edition;
  const { from, to } = slug === 'conference' ? conference : edition;
  const { summary, isClosed } = edition[slug];
  const { sessions } = conference;
  const areSessionsKnown = slug === 'conference' && sessions.every((session) => !session.sample);
  return {
    edition: edition.slug,
    slug,
    name: slug === 'conference' ? conference.name : edition.name,
    year: Number(day.slice(0, 4)),
    path: formPaths[slug],
    starts: isoInstant(day, from),
    ends: isoInstant(day, to),
    registrationOpens: isoInstant(edition.registrationOpens, '00:00'),
    registration: isClosed ? 'closed' : edition.registration,
    venue,
    gate,
    lastEntry,
    bring,
    summary,
    sessions: (slug === 'conference' ? sessions : []).map(
      ({ from: begin, to: end, sample: _, ...session }) => ({
        ...session,
        time: `${formatHour(begin)} - ${formatHour(end)}`,
        starts: isoInstant(day, begin),
        ends: isoInstant(day, end),
      }),
    ),
    sample: edition.sample,
    answerDays: slug === 'vip' ? edition.vip.answerDays : undefined,
    speakers: areSessionsKnown
      ? {
          moderators: [...new Set(sessions.map(({ moderator }) => moderator))],
          panelists: [...new Set(sessions.flatMap(({ panelists }) => panelists))],
        }
      : undefined,
  };
}

const eventsByKey = new Map(
  events.flatMap((edition) =>
    formNames.map((slug) => [`${edition.slug} ${slug}`, eventOf(edition, slug)] as const),
  ),
);

/** Edition of registrations that were stored before editions existed. */
export const editionOfOldRows = 'vision-2025';

/** The edition that pages show: the current or next one, or the latest if all are over. */
export const currentEdition = (at: Date = now()): Edition => editionAt(events, at);

/** A form of the given edition. Without a key, or with one that content no longer has, of the current edition. */
export function getEventForm(slug: FormName, edition?: string): EventForm {
  const event = eventsByKey.get(`${edition} ${slug}`) ?? eventsByKey.get(`${currentEdition().slug} ${slug}`);
  if (!event) throw new Error('content/events.ts has no edition');
  return event;
}

/** The forms of the current edition, in the order of `formNames`. */
export const getEventForms = (at: Date = now()): readonly EventForm[] =>
  formNames.map((slug) => getEventForm(slug, currentEdition(at).slug));

/** The same form in the previous edition, if any. */
export function eventBefore({ slug, edition }: EventForm): EventForm | undefined {
  const previousEdition = editionBefore(events, edition);
  return previousEdition && getEventForm(slug, previousEdition.slug);
}

export const isOver = (event: Pick<EventForm, 'ends'>, at: Date): boolean =>
  at.getTime() >= Date.parse(event.ends);

/**
 * Phase of an event and its form; texts and links depend on it. Before the end: `ahead` (form not open yet), `open`,
 * `closed`. After the end: `over-but-open` if the form is still open, otherwise `over`.
 */
type EventPhase = 'ahead' | 'open' | 'closed' | 'over-but-open' | 'over';

/**
 * The phase of an event at an instant (docs/product/choices.md#c1). In content, `open` accepts registrations always,
 * `closed` never, `auto` from the first day of registration until the event is over. An edition that was replaced by a
 * later one accepts none.
 */
export function eventPhase(event: EventForm, at: Date): EventPhase {
  const { registration, registrationOpens, edition } = event;
  if (isOver(event, at))
    return registration === 'open' && edition === currentEdition(at).slug ? 'over-but-open' : 'over';
  if (registration !== 'auto') return registration;
  return at.getTime() < Date.parse(registrationOpens) ? 'ahead' : 'open';
}

/** True if the form of an event accepts registrations at an instant. */
export const takesRegistrations = (event: EventForm, at: Date): boolean =>
  ['open', 'over-but-open'].includes(eventPhase(event, at));
