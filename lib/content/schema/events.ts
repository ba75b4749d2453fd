import {
  day,
  choice,
  group,
  instant,
  list,
  optional,
  page,
  pattern,
  sample,
  slug,
  text,
  titled,
  to,
  whole,
  type ValueOf,
} from './fields.ts';

type Span = { starts: string; ends: string };
const endsLater = ({ starts, ends }: Span) =>
  Date.parse(ends) > Date.parse(starts) ? undefined : { field: 'ends', text: 'ends before it starts' };

/** `2025-10-11T13:30:00+05:00` → `01:30 PM` */
const clock = (at: string): string => {
  const [hour = 0, minute = 0] = at.slice(11, 16).split(':').map(Number);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(hour % 12 || 12)}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`;
};

const session = group(
  'a session of the conference',
  {
    slug: slug('key'),
    label: text('short name; stands on the pass', 3, 20),
    title: text('title', 10, 120),
    time: pattern(
      'hours, as on the pass',
      /^\d\d:\d\d [AP]M - \d\d:\d\d [AP]M$/,
      'hours such as 10:30 AM - 01:30 PM',
      '10:30 AM - 01:30 PM',
    ),
    starts: instant('begin'),
    ends: instant('end'),
  },
  endsLater,
  ({ starts, ends, time }) => {
    const right = `${clock(starts)} - ${clock(ends)}`;
    return time === right
      ? undefined
      : { field: 'time', text: `contradicts starts and ends, which say ${right}` };
  },
);
/** One session of the conference; `label` goes on the pass and on the wire. */
export type EventSession = ValueOf<typeof session>;

const event = <const S extends 'visitor' | 'vip' | 'conference'>(slugOf: S) =>
  group(
    'an event that takes registrations',
    {
      slug: choice('key of its form', [slugOf]),
      name: text('name without the year', 3, 40),
      year: whole('year', 2020, 2099),
      path: page('page of its form'),
      starts: instant('begin'),
      ends: instant('end'),
      registrationOpens: instant('when registration opened, for search engines'),
      registration: choice('whether its form is open; auto closes it when the event ends', [
        'open',
        'closed',
        'auto',
      ]),
      venue: group('place', {
        name: text('hall and hotel', 3, 80),
        address: text('street', 3, 120),
        city: to('city', 'city'),
      }),
      summary: text('one sentence', 30, 160),
      sessions: list('sessions to choose from; none for an event without', session, 0, 12, 'slug', 'label'),
      moderator: optional(text('moderator', 3, 60)),
      panelists: optional(list('panelists', text('name', 3, 60), 1, 8, '')),
      sample: sample(),
    },
    endsLater,
    ({ year, starts }) =>
      starts.startsWith(`${year}-`)
        ? undefined
        : { field: 'year', text: `contradicts starts, which is in ${starts.slice(0, 4)}` },
    ({ sessions, starts, ends }) => {
      const outside = sessions.findIndex(
        (one) => Date.parse(one.starts) < Date.parse(starts) || Date.parse(one.ends) > Date.parse(ends),
      );
      return outside < 0
        ? undefined
        : { field: `sessions.${outside}.starts`, text: 'is outside the hours of the event' };
    },
  );

/** content/events.ts (docs/product/content.md#d12). */
export const eventsSchema = group(
  'the events',
  { visitor: event('visitor'), vip: event('vip'), conference: event('conference') },
  ({ visitor, vip }) =>
    visitor.name === vip.name && visitor.starts === vip.starts && visitor.ends === vip.ends
      ? undefined
      : {
          field: 'vip.starts',
          text: 'contradicts visitor: both are registrations for one event, of one name and time',
        },
  ({ visitor, conference }) =>
    visitor.starts.slice(0, 10) === conference.starts.slice(0, 10)
      ? undefined
      : {
          field: 'conference.starts',
          text: `contradicts visitor, which is on ${visitor.starts.slice(0, 10)}: the conference is part of it`,
        },
);
type Events = ValueOf<typeof eventsSchema>;
/**
 * An event that takes registrations (docs/product/pages.md#p24; docs/product/choices.md#c1). Instants carry the offset
 * `+05:00`.
 */
export type SiteEvent = Events[keyof Events];
export type EventsContent = Events;

const milestone = group(
  'a date of an award',
  {
    slug: slug('key'),
    title: text('what happens', 5, 60),
    from: day('first day'),
    to: day('last day; the same for a single day'),
    text: text('one sentence', 10, 200),
  },
  ({ from, to: last }) => (from <= last ? undefined : { field: 'to', text: 'ends before it begins' }),
);
export type Milestone = ValueOf<typeof milestone>;

const point = (about: string) => titled(about, [3, 60], [15, 260]);

const award = (least: number) =>
  group(
    'an award; its nomination form is links.nomination of content/site.ts',
    {
      slug: slug('key'),
      name: text('name', 5, 60),
      lead: text('line below the heading', 40, 260),
      reason: group('what it is about', {
        title: text('heading', 5, 60),
        paragraphs: list('text', text('a paragraph', 40, 600), 1, 6),
      }),
      benefits: list(
        'why enter, in one or two columns',
        group('a column', {
          title: text('heading', 3, 60),
          points: list('points', point('a point'), 1, 8, 'title'),
        }),
        1,
        2,
        'title',
      ),
      categories: optional(list('categories', point('a category'), least, 20, 'title')),
      eligibility: list('who may enter', text('a condition', 10, 220), 1, 12, ''),
      eligibilityNote: text('line below the conditions', 10, 220),
      prepare: list('what to prepare', point('a thing'), 1, 8, 'title'),
      judging: list('how it is judged', point('a rule'), 1, 8, 'title'),
      timeline: list('its dates in order', milestone, 1, 12, 'slug'),
    },
    ({ timeline }) => {
      const late = timeline.findIndex(
        (one, index) => index > 0 && one.from < (timeline[index - 1]?.from ?? ''),
      );
      return late < 0
        ? undefined
        : { field: `timeline.${late}.from`, text: 'is before the date above it; the dates stand in order' };
    },
  );
/** content/awards.ts (docs/product/content.md#d11). */
export const awardsSchema = group(
  'the two awards',
  { freelancers: award(10), visionary: award(1) },
  ({ freelancers }) =>
    freelancers.categories
      ? undefined
      : { field: 'freelancers.categories', text: 'is missing. Allowed: 10–20 items' },
);
/** One of the two awards (docs/product/pages.md#p25, docs/product/content.md#d11). */
export type Award = ValueOf<typeof awardsSchema>['freelancers'];
export type Awards = ValueOf<typeof awardsSchema>;
